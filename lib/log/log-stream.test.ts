import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogStream } from './log-stream.ts'

/** Every write to it says that there is no room. */
const FULL_DISK = '/dev/full'

function open(path: string, flags = 'w'): number {
  const fd = openSync(path, flags)
  onTestFinished(() => closeSync(fd))
  return fd
}

test('a process whose log finds no room goes on, and ends when it is asked to', () => {
  const code = `
    import { log } from '#lib/log/log.ts'
    log().info({}, 'first')
    setTimeout(() => log().info({}, 'second'), 100)
    setTimeout(() => {
      process.stderr.write('went on')
      process.exit(0)
    }, 200)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', open(FULL_DISK), 'pipe'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
  })
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: 'went on' })
})

test('lines are written in their order, those that wait at the end as well', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'log')
  const lines = Array.from({ length: 5_000 }, (_, index) => `{"msg":"Строка ${index}"}\n`)
  const code = `
    import { createLogStream } from '#lib/log/log-stream.ts'
    const stream = createLogStream(1)
    process.once('exit', stream.flush)
    for (let index = 0; index < 5_000; index += 1) stream.write('{"msg":"Строка ' + index + '"}\\n')
    setTimeout(() => process.exit(0), 300)`
  spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', open(file), 'inherit'],
  })
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''))
})

test('what waits for room has a bound', () => {
  const stream = createLogStream(open(FULL_DISK))
  const before = process.memoryUsage().arrayBuffers
  for (let index = 0; index < 50; index += 1) stream.write('x'.repeat(100_000))
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  expect(() => stream.flush()).not.toThrow()
})
