import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { COMPILED, copyShelf } from './site.ts'

const LIMIT_MS = 30_000
const LOOK_EVERY_MS = 20
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SERVE = join(ROOT, 'scripts/serve.ts')
/** What the start command does when all is installed and built. */
const HOLD = `
  import { hold, node } from '${pathToFileURL(join(ROOT, 'scripts/toolbox.mjs'))}'
  await hold(node(), ['${SERVE}'], { NODE_ENV: 'production' })`
/** Makes a server fail, in its own event loop, when the test asks for it. */
const FAULTS = `data:text/javascript,
  process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('made to fail') }) });
  process.on('SIGWINCH', () => { Promise.reject(new Error('made to fail')) });`

export type Way = 'by itself' | 'by the start command' | 'by npm' | 'by a shell'

interface Ended {
  /** Null where it had to be killed, by the test or by its limit. */
  status: number | null
  tookMs: number
}

export interface SiteProcess {
  pid: number
  stdout(): string
  stderr(): string
  ended: Promise<Ended>
  /** The port, once it serves; rejects where it ends before. */
  listening(): Promise<number>
  signal(signal: NodeJS.Signals): void
  /** To the process and all that it started, as a service manager and Ctrl-C send it. */
  signalGroup(signal: NodeJS.Signals): void
}

interface Options {
  settings?: Record<string, string>
  cwd?: string
  /** The file that is started by itself. */
  entry?: string
}

const started = new Set<ChildProcess>()
const directories: string[] = []

/** Starts a production server in one of the ways that people and service managers do. */
export async function startProcess(way: Way, options: Options = {}): Promise<SiteProcess> {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const { settings = {}, cwd = ROOT, entry = SERVE } = options
  const { command, args, directory } = await commandOf(way, entry)
  const dataDir = await newDirectory()
  await copyShelf(dataDir)
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: directory ?? cwd,
    env: {
      ...{ PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
      ...COMPILED,
      ...{ HOST: '127.0.0.1', PORT: '0', SITE_URL: 'https://aldermere.example' },
      DATA_DIR: dataDir,
      CONTENT_DIR: join(ROOT, 'content'),
      NODE_OPTIONS: `--import "${FAULTS.replaceAll(/\s+/g, ' ').replaceAll(' ', '%20')}"`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started.add(child)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text
    })
  }
  const limit = setTimeout(() => killGroup(child, 'SIGKILL'), LIMIT_MS)
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (status) => {
      clearTimeout(limit)
      resolve({ status, tookMs: performance.now() - startedAt })
    })
  })
  return {
    pid: child.pid ?? 0,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    ended,
    listening: async () => {
      for (;;) {
        const [, port] = /The site is at http:\S+:(\d+)/.exec(output.stdout) ?? []
        if (port) return Number(port)
        if (child.exitCode !== null) throw new Error(`It did not start: ${output.stderr}`)
        await pause(LOOK_EVERY_MS)
      }
    },
    signal: (signal) => child.kill(signal),
    signalGroup: (signal) => killGroup(child, signal),
  }
}

/** Ends whatever a test has left, and removes its files. */
export async function endAll(): Promise<void> {
  for (const child of started) killGroup(child, 'SIGKILL')
  started.clear()
  for (const directory of directories.splice(0)) {
    await rm(directory, { recursive: true, force: true })
  }
}

export async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-process-'))
  directories.push(directory)
  return directory
}

/** Whether nobody listens on a port any more, within the time. */
export async function isFreed(port: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (await isTaken(port)) {
    if (performance.now() > deadline) return false
    await pause(LOOK_EVERY_MS)
  }
  return true
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

async function commandOf(way: Way, entry: string) {
  const hold = ['--input-type=module', '--eval', HOLD]
  if (way === 'by itself') return { command: process.execPath, args: [entry] }
  if (way === 'by the start command') return { command: process.execPath, args: hold }
  if (way === 'by a shell') {
    return { command: 'sh', args: ['-c', '"$0" "$1" & wait', process.execPath, SERVE] }
  }
  // The project's own script in a package of its own, since it must neither install nor build.
  const directory = await newDirectory()
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const start = scripts.start.replace('node scripts/start.mjs', `"${process.execPath}" start.mjs`)
  await writeFile(join(directory, 'package.json'), JSON.stringify({ scripts: { start } }))
  await writeFile(join(directory, 'start.mjs'), `process.chdir('${ROOT}')\n${HOLD}`)
  return { command: 'npm', args: ['start', '--silent'], directory }
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Everybody in the group has ended.
  }
}
