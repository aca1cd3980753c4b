import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build, install, node, tryRun } from './toolbox.mjs'

const UNIT_REPORT = 'reports/unit.json'
const BROWSER_REPORT = 'reports/browser.json'

await install()
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })

let passed = 0
let failed = 0

await step('format and lint', [
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  '--error-on-warnings',
])
await step('route types', ['node_modules/next/dist/bin/next', 'typegen'])
await step('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await step('import directions', [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  'app',
  'components',
  'lib',
  'scripts',
  'e2e',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
])
await step('dead code', ['node_modules/knip/bin/knip.js'])
await step('unit and contract tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${UNIT_REPORT}`,
])
countUnit()

await build()
await step('budgets', ['scripts/budgets.ts'])
const { findBrowser } = await import('./find-browser.mjs')
const browser = await findBrowser()
if (browser) {
  const environment = { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT }
  await step(
    'browser tests',
    ['node_modules/playwright/cli.js', 'test', '--reporter=line,json'],
    environment,
  )
  countBrowser()
} else {
  failed += 1
}

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** A step whose tests are counted from its report still counts as one more when it fails. */
async function step(name, args, environment) {
  console.log(`\n— ${name}`)
  if ((await tryRun(node(), args, environment)) === 0) return
  console.log(`${name}: failed`)
  failed += 1
}

function countUnit() {
  const report = readReport(UNIT_REPORT)
  passed += report?.numPassedTests ?? 0
  failed += report?.numFailedTests ?? 0
}

function countBrowser() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(BROWSER_REPORT)?.stats ?? {}
  passed += expected + flaky
  failed += unexpected
  if (flaky > 0) console.log(`${flaky} browser tests passed at the second try alone; see above`)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.log(`${file}: no report was written`)
    failed += 1
    return undefined
  }
}
