import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Runs before anything is installed, and on whatever Node the machine has: no imports but Node's.

const WANTED_NODE_MAJOR = 24
const PARENT_CHECK_MS = 1_000
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
export function install() {
  if (modifiedAt('node_modules/.package-lock.json') >= modifiedAt('package-lock.json')) return
  run('npm', ['ci', '--no-fund', '--no-audit', '--include=dev'])
}

/** Builds where a source is newer than the last build. */
export function build() {
  const built = modifiedAt('.next/BUILD_ID')
  if (built > 0 && SOURCES.every((source) => newestIn(source) <= built)) return
  run(node(), ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' })
}

/** The Node that the project pins, or the machine's own where that is new enough. */
export function node() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE_MAJOR) return process.execPath
  const pinned = resolve('node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  throw new Error(`Node ${WANTED_NODE_MAJOR} or newer is needed; this is ${process.version}`)
}

/** Runs a command to its end, and ends this process with its status where it fails. */
export function run(command, args, environment = {}) {
  const status = tryRun(command, args, environment)
  if (status !== 0) process.exit(status)
}

/** Runs a command to its end and returns its exit status. */
export function tryRun(command, args, environment = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment }
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
}

/** Runs a server in the foreground: signals reach it, and its end is ours. */
export function hold(command, args, environment = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm ends its shell on a signal, and the shell does not pass it on: then the parent is gone.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function newestIn(path) {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return modifiedAt(path)
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0
}
