import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'

// Runs before anything is installed, and on whatever Node the machine has: no imports but Node's.

const WANTED_NODE = '24.9.0'
const PARENT_CHECK_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What a shell adds to a signal's number for the status of what it ended. */
const SIGNAL_STATUS = 128
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Installs the dependencies where the lock file has changed since the last time, or never was. */
export async function install() {
  if (modifiedAt('node_modules/.package-lock.json') >= modifiedAt('package-lock.json')) return
  await run('npm', ['ci', '--no-fund', '--no-audit', '--include=dev'])
}

/** Builds where a source is newer than the last build. */
export async function build() {
  const built = modifiedAt('.next/BUILD_ID')
  if (built > 0 && SOURCES.every((source) => newestIn(source) <= built)) return
  await run(node(), ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' })
}

/** The Node that the project pins, or the machine's own where that is new enough. */
export function node() {
  const order = process.versions.node.localeCompare(WANTED_NODE, 'en', { numeric: true })
  if (order >= 0) return process.execPath
  const pinned = resolve('node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  fail(`Node ${WANTED_NODE} or newer is needed; this is ${process.version}`)
}

/** Runs a command to its end, and ends this process with its status where it fails. */
export async function run(command, args, environment = {}) {
  const status = await tryRun(command, args, environment)
  if (status !== 0) process.exit(status)
}

/** Runs a command to its end and returns its exit status. A signal ends both, and all after it. */
export async function tryRun(command, args, environment = {}) {
  const child = begin(command, args, { NEXT_TELEMETRY_DISABLED: '1', ...environment })
  const signals = passSignals(child)
  const status = await endOf(child)
  signals.stop()
  if (signals.first()) process.exit(statusOf(null, signals.first()))
  return status
}

/** Runs a server in the foreground: signals reach it, and its end is ours. */
export async function hold(command, args, environment = {}) {
  // By the channel the server notices the end of this process, whatever ended it.
  const child = begin(command, args, environment, ['ipc'])
  passSignals(child)
  process.exit(await endOf(child))
}

/** Ends this process with a reason in one line. */
function fail(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function begin(command, args, environment, channels = []) {
  const stdio = ['inherit', 'inherit', 'inherit', ...channels]
  return spawn(command, args, { stdio, env: { ...process.env, ...environment } })
}

function endOf(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`A command cannot be run: ${error.message}`))
    child.on('exit', (code, signal) => resolve(statusOf(code, signal)))
  })
}

function statusOf(code, signal) {
  return code ?? SIGNAL_STATUS + (constants.signals[signal] ?? 0)
}

function passSignals(child) {
  let first
  const pass = (signal) => {
    first ??= signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const parent = process.ppid
  // A shell that npm ended with a signal, or an npm that was killed, passes nothing on.
  const watch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return
    clearInterval(watch)
    pass('SIGTERM')
  }, PARENT_CHECK_MS)
  return {
    first: () => first,
    stop: () => {
      clearInterval(watch)
      for (const signal of SIGNALS) process.off(signal, pass)
    },
  }
}

function newestIn(path) {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return modifiedAt(path)
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0
}
