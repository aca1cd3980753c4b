import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const FILES = 1_000
const OPEN_AT_ONCE = 200
const SCRIPT = `
  import { listContentFiles } from '#lib/content/listed-files.ts'
  import { readContentFiles } from '#lib/content/source-files.ts'
  const files = await readContentFiles(await listContentFiles(process.env.DIR), [])
  console.log(files.length, files.at(-1).tree.id)
`

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-'))
  await mkdir(join(dir, 'vacancies'))
  for (let id = 1_000; id < 1_000 + FILES; id += 1) {
    await writeFile(join(dir, 'vacancies', `${id}.yaml`), `id: ${id}\n`)
  }
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('content may have more files than a process may have open', async () => {
  const command = `ulimit -n ${OPEN_AT_ONCE} && exec "$0" --input-type=module -e "$1"`
  const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, SCRIPT], {
    env: { ...process.env, DIR: dir },
  })
  expect(stdout.trim()).toBe(`${FILES} ${1_000 + FILES - 1}`)
})
