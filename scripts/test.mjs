import { AsyncLocalStorage } from 'node:async_hooks'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'
import { build, install, node, tryRun } from './toolbox.mjs'

const SOURCES = [
  ...['app', 'components', 'lib', 'scripts', 'e2e'],
  ...['middleware.ts', 'instrumentation.ts', 'next.config.ts'],
]
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
/** Whose tests share what they import: to do so for each file anew takes most of the time. */
const SHARING = ['app/', 'content/', 'docs/', 'lib/', 'messages/', 'scripts/']

/** A process for each file of tests would compile the same code again. */
const COMPILED = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }

let passed = 0
let failed = 0
/** Said again at the end, where whoever reads only the last lines finds it. */
const failures = []
/** Of phases side by side: what one has said, which it says when it ends, and how it gives way to the other. */
const sideBySide = new AsyncLocalStorage()

await timed('install', install)
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })

await check('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings')
await check('route types', 'node_modules/next/dist/bin/next', 'typegen')
await check('types', 'node_modules/typescript/bin/tsc', '--noEmit')
await check('import directions', DEPCRUISE, '--config', '.dependency-cruiser.mjs', ...SOURCES)
await check('dead code', 'node_modules/knip/bin/knip.js')
await timed('PostgreSQL', () => installPackage('postgresql', findPostgres))
await timed('nginx', () => installPackage('nginx-light', findNginx))
await timed('build', build)
// Starts, stops and outages of sites take both processors by themselves.
await vitest('http', '--project=http', '--maxWorkers=4')
// Only now: nothing is there before the installation.
const { findBrowser } = await import('./find-browser.mjs')
const browser = await findBrowser()
if (!browser) fail('browser')
say('\n— browser, and beside it: sbom, unit, components, postgres, budgets\n')
await Promise.all([
  browser && sideBySide.run({ said: [] }, browserTests),
  sideBySide.run({ said: [], niceness: 5 }, codeTests),
])

for (const failure of failures) console.log(`✗ ${failure}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** One after the other with one worker, which takes what the browsers leave while they wait. */
async function codeTests() {
  await timed('sbom', writeSbom)
  await vitest('unit', '--project=unit', '--no-isolate', '--maxWorkers=1', ...SHARING)
  await vitest('components', '--project=unit', '--maxWorkers=1', 'components/')
  await vitest('postgres', '--project=postgres', '--no-isolate', '--maxWorkers=1')
  await tests('budgets', ['scripts/budgets.ts', 'reports/budgets.json'], {
    countsOf: (counts) => counts,
    failedIn: () => ['budgets: see their table'],
  })
}

/** Something that holds or does not: it is counted where it fails alone. */
async function check(name, ...args) {
  await timed(name, async () => {
    if ((await tryRun(node(), args)) !== 0) fail(name)
  })
}

/** Tests are counted by their runner's own report. One that fails beside its tests counts too. */
async function tests(name, args, { countsOf, failedIn }, environment) {
  await timed(name, async () => {
    const { niceness } = sideBySide.getStore() ?? {}
    const status = await tryRun(node(), args, environment, { niceness, say: heldBack() })
    const report = readReport(`reports/${name}.json`)
    const counts = report ? countsOf(report) : { passed: 0, failed: 0 }
    if (report && counts.failed > 0) failures.push(...failedIn(report))
    say(`${name}: ${counts.passed} passed, ${counts.failed} failed\n`)
    passed += counts.passed
    failed += counts.failed
    if (!report || (status !== 0 && counts.failed === 0)) fail(name)
  })
}

function vitest(name, ...options) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=reports/${name}.json`]
  return tests(
    name,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters],
    { countsOf: vitestCounts, failedIn: failedInVitest },
    COMPILED,
  )
}

/** What runs in production, for whoever looks after weaknesses; left among the reports. */
async function writeSbom() {
  const { status, stdout } = spawnSync(node(), ['scripts/sbom.ts'])
  if (status === 0) writeFileSync('reports/sbom.json', stdout)
  else fail('sbom')
}

function findNginx() {
  const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']
  return places.some((place) => spawnSync(place, ['-v']).status === 0)
}

function findPostgres() {
  return existsSync('/usr/lib/postgresql') || spawnSync('pg_config').status === 0
}

/** What tests start by themselves; they fail and say so where it cannot be had. */
function installPackage(name, isInstalled) {
  if (isInstalled()) return
  const installers = [
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', name]],
  ]
  for (const [command, args] of installers) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 })
  }
}

function browserTests() {
  const args = ['node_modules/playwright/cli.js', 'test', '--reporter=line,json']
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/browser.json' }
  const reading = { countsOf: playwrightCounts, failedIn: failedInPlaywright }
  return tests('browser', args, reading, { BROWSER_PATH: browser, ...report })
}

function vitestCounts({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

function playwrightCounts({ stats: { expected, unexpected, flaky }, errors }) {
  return { passed: expected, failed: unexpected + flaky + errors.length }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    say(`${file}: no report was written\n`)
    return undefined
  }
}

function fail(name) {
  say(`${name}: failed\n`)
  failures.push(name)
  failed += 1
}

async function timed(name, step) {
  say(`\n— ${name}\n`)
  const startedAt = performance.now()
  await step()
  say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  process.stdout.write(sideBySide.getStore()?.said.splice(0).join('') ?? '')
}

function say(text) {
  const hold = heldBack()
  if (hold) hold(text)
  else process.stdout.write(text)
}

function heldBack() {
  const { said } = sideBySide.getStore() ?? {}
  return said && ((text) => said.push(text))
}
