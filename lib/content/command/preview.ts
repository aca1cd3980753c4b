import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewEnvironment } from '#lib/config/preview-environment.ts'
import type { ContentCommand } from './run-content.ts'

const SERVER = join('scripts', 'serve.ts')
const BUILD = join('.next', 'BUILD_ID')

/** Serves a preview until it is stopped, and removes what was written meanwhile. */
export async function preview({ write }: ContentCommand): Promise<number> {
  if (!existsSync(BUILD)) {
    write('The site has not been built here yet: run npm run build once.\n')
    return 1
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'content-preview-'))
  write('A preview: what visitors do not see yet is marked. Ctrl+C ends it.\n')
  // By the channel the server notices the end of this process, whatever ended it.
  const child = spawn(process.execPath, [SERVER], {
    env: previewEnvironment(dataDir),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stop = () => child.kill()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1))
  })
  await rm(dataDir, { recursive: true, force: true })
  return status
}
