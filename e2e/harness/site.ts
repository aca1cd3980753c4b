import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 12_000
const LOOK_EVERY_MS = 50
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Sites are started a hundred times, and each would compile the same code: a third of a start. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') }

export interface Site {
  origin: string
  /** Where it may keep data; removed with it. */
  dataDir: string
  /** Everything it has written so far. */
  output(): string
  stop(): Promise<void>
}

interface Run {
  child: ChildProcess
  output: () => string
  /** The exit status, once it has ended and everything it wrote was read. */
  ended: Promise<number | null>
}

const running = new Map<ChildProcess, string>()
process.once('exit', () => {
  for (const child of running.keys()) child.kill('SIGKILL')
})

/** Serves the build as a production server does, with these settings and no others. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-data-'))
  await copyShelf(dataDir)
  const run = runServer({ PORT: '0', DATA_DIR: dataDir, ...settings })
  const stop = async () => {
    await end(run)
    await rm(dataDir, { recursive: true, force: true })
  }
  const origin = await waitForAddress(run)
  if (!origin) {
    await stop()
    throw new Error(`The site did not start:\n${run.output()}`)
  }
  running.set(run.child, origin)
  return { origin, dataDir, output: run.output, stop }
}

/** What the default site has worked out of the content: a third of a start. */
export async function copyShelf(dataDir: string): Promise<void> {
  const { SITE_DATA_DIR } = process.env
  const shelf = SITE_DATA_DIR && join(SITE_DATA_DIR, 'content-cache')
  if (!shelf || !existsSync(shelf)) return
  // Without what its processes share in memory.
  const filter = (path: string) => !path.endsWith('-shm')
  await cp(shelf, join(dataDir, 'content-cache'), { recursive: true, filter })
}

/** A start that is expected to stop by itself; `status` is null where it had to be ended. */
export async function startInVain(
  settings: Record<string, string>,
): Promise<{ status: number | null; output: string }> {
  const run = runServer({ PORT: '0', ...settings })
  const insist = setTimeout(() => run.child.kill('SIGKILL'), START_LIMIT_MS)
  const status = await run.ended
  clearTimeout(insist)
  return { status, output: run.output() }
}

/** Whether an address belongs to a site that was started here, or to the default one. */
export function isOwnOrigin(origin: string): boolean {
  return origin === process.env.SITE_ORIGIN || [...running.values()].includes(origin)
}

function runServer(settings: Record<string, string>): Run {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TMPDIR,
      LANG,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...COMPILED,
      ...settings,
    },
    // By the channel a site notices the end of the tests, whatever ended them.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.set(child, '')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (status) => {
      running.delete(child)
      resolve(status)
    })
  })
  return { child, output: () => output, ended }
}

/** The address that it prints when it serves; undefined where it ends, or takes too long. */
async function waitForAddress({ child, output }: Run): Promise<string | undefined> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    const address = /The site is at (http:\/\/\S+)/.exec(output())?.[1]
    if (address || child.exitCode !== null || child.signalCode !== null) return address
    await pause(LOOK_EVERY_MS)
  }
  return undefined
}

async function end({ child, ended }: Run): Promise<void> {
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(insist)
}
