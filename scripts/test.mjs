import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build, install, node, tryRun } from './toolbox.mjs'

const SOURCES = [
  ...['app', 'components', 'lib', 'scripts', 'e2e'],
  ...['middleware.ts', 'instrumentation.ts', 'next.config.ts'],
]
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
/** Whose tests share what they import: to do so for each file anew takes most of the time. */
const SHARING = ['app/', 'content/', 'docs/', 'lib/', 'messages/', 'scripts/']

let passed = 0
let failed = 0

await timed('install', install)
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })

await check('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings')
await check('route types', 'node_modules/next/dist/bin/next', 'typegen')
await check('types', 'node_modules/typescript/bin/tsc', '--noEmit')
await check('import directions', DEPCRUISE, '--config', '.dependency-cruiser.mjs', ...SOURCES)
await check('dead code', 'node_modules/knip/bin/knip.js')
await vitest('unit', '--project=unit', '--no-isolate', ...SHARING)
await vitest('components', '--project=unit', 'components/')
await timed('sbom', writeSbom)
await timed('PostgreSQL', () => installPackage('postgresql', findPostgres))
await vitest('postgres', '--project=postgres')
await timed('build', build)
await tests('budgets', ['scripts/budgets.ts', 'reports/budgets.json'], (counts) => counts)
await timed('nginx', () => installPackage('nginx-light', findNginx))
// These tests mostly wait, for starts, stops and outages.
await vitest('http', '--project=http', '--maxWorkers=4')
await browserTests()

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Something that holds or does not: it is counted where it fails alone. */
async function check(name, ...args) {
  await timed(name, async () => {
    if ((await tryRun(node(), args)) !== 0) fail(name)
  })
}

/** Tests are counted by their runner's own report. One that fails beside its tests counts too. */
async function tests(name, args, countsOf, environment) {
  await timed(name, async () => {
    const status = await tryRun(node(), args, environment)
    const report = readReport(`reports/${name}.json`)
    const counts = report ? countsOf(report) : { passed: 0, failed: 0 }
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`)
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
    vitestCounts,
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

async function browserTests() {
  const { findBrowser } = await import('./find-browser.mjs')
  const browser = await findBrowser()
  if (!browser) return fail('browser')
  const args = ['node_modules/playwright/cli.js', 'test', '--reporter=line,json']
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/browser.json' }
  await tests('browser', args, playwrightCounts, { BROWSER_PATH: browser, ...report })
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
    console.log(`${file}: no report was written`)
    return undefined
  }
}

function fail(name) {
  console.log(`${name}: failed`)
  failed += 1
}

async function timed(name, step) {
  console.log(`\n— ${name}`)
  const startedAt = performance.now()
  await step()
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
