import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { removeFolderAtExit } from '#scripts/remove-folder.ts'

const START_LIMIT_MS = 30_000
/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'

export interface Postgres {
  url: string
  /** As a cut of the power: nothing is said to anybody. */
  kill(): Promise<void>
  /** Starts it again, at the same address and with the same data. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A server of its own, at a port of its own, with its data in a folder that goes with it.
 * `isDurable`: whether it waits for the disk, which tests that lose no power need not.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const programs = findPrograms()
  const owner = ownerOf()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'site', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await findFreePort()
  const url = `postgres://site@127.0.0.1:${port}/postgres`
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: folder },
    ...{ fsync: isDurable ? 'on' : 'off', max_connections: 200 },
  }
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const started = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      ...options,
      stdio: 'ignore',
    })
    server = started
    const until = performance.now() + START_LIMIT_MS
    while (!isAnswering(programs, port)) {
      if (started.exitCode !== null) throw new Error(`postgres ended with ${started.exitCode}`)
      if (performance.now() > until) throw new Error('postgres does not answer')
      await pause(50)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = server
    server = undefined
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const exited = new Promise((resolve) => ended.once('exit', resolve))
    // The signal of its fast shutdown is SIGINT; killed, it leaves its children to notice.
    ended.kill(signal)
    await exited
  }

  // Whatever ends this process ends it too.
  const endWithUs = () => {
    server?.kill('SIGQUIT')
    removeFolderAtExit(folder)
  }
  process.once('exit', endWithUs)
  await start()
  return {
    url,
    start,
    kill: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      process.off('exit', endWithUs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isAnswering(programs: string, port: number): boolean {
  try {
    execFileSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    return true
  } catch {
    return false
  }
}

/** @throws where PostgreSQL is not installed */
export function findPrograms(): string {
  const versions = listFolder(DEBIAN).map(Number).filter(Number.isFinite)
  if (versions.length > 0) return join(DEBIAN, String(Math.max(...versions)), 'bin')
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** It refuses to be run by root; the user that its package makes is there for that. */
function ownerOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no free port'))
      })
    })
  })
}
