import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sourceHash } from './source-hash.mjs'

// Runs before anything is installed, and on whatever Node the machine has: no imports but Node's.

const WANTED_NODE = '24.9.0'
const PARENT_CHECK_MS = 500
const LAST_WORDS_MS = 2_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What a shell adds to a signal's number for the status of what it ended. */
const SIGNAL_STATUS = 128
/** Installs the dependencies where what is there is not what the lock file says. */
export async function install() {
  if (isInstalled()) return
  await run('npm', ['ci', '--no-fund', '--no-audit', '--include=dev'])
}

/** Builds where the last build was made of other sources. */
export async function build() {
  if (readText('.next/BUILD_ID') === sourceHash('.')) return
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

/**
 * Runs a command to its end and returns its exit status. A signal ends both, and all after it. What
 * it says goes to `say`, where there is one; with a niceness it gives way to others.
 */
export async function tryRun(command, args, environment = {}, { say, niceness = 0 } = {}) {
  const stdio = say ? ['inherit', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']
  const child = begin(command, args, { NEXT_TELEMETRY_DISABLED: '1', ...environment }, stdio)
  if (niceness > 0 && child.pid) setPriority(child.pid, niceness)
  for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', say)
  const signals = passSignals(child)
  const closed = once(child, 'close')
  const status = await endOf(child)
  // What it has started and left may hold its output open.
  if (say) await Promise.race([closed, pause(LAST_WORDS_MS)])
  signals.stop()
  if (signals.first()) process.exit(statusOf(null, signals.first()))
  return status
}

/** Runs a server in the foreground: signals reach it, and its end is ours. */
export async function hold(command, args, environment = {}) {
  // By the channel the server notices the end of this process, whatever ended it.
  const child = begin(command, args, environment, ['inherit', 'inherit', 'inherit', 'ipc'])
  passSignals(child)
  process.exit(await endOf(child))
}

/** Ends this process with a reason in one line. */
function fail(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function begin(command, args, environment, stdio) {
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

/** By what npm has written down of its last installation, whenever that was. */
function isInstalled() {
  const { packages: wanted = {} } = readJson('package-lock.json')
  const { packages: found = {} } = readJson('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (path === '' || link) return true
    // What is for other machines is not there.
    if (!found[path]) return optional === true
    return found[path].version === version && found[path].integrity === integrity
  })
}

function readJson(file) {
  return JSON.parse(readText(file) || '{}')
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
