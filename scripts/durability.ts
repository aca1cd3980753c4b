import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moveTheClock } from '#scripts/durability/clocks.ts'
import { runOutOfRoom } from '#scripts/durability/full-disk.ts'
import { shareOneDatabase } from '#scripts/durability/instances.ts'
import { killAgainAndAgain } from '#scripts/durability/kills.ts'
import { comeBackAfterOutage, survive } from '#scripts/durability/outages.ts'
import { createReport } from '#scripts/durability/report.ts'
import type { Scenario } from '#scripts/durability/scenario.ts'
import { shareOneStore } from '#scripts/durability/two-processes.ts'

// Breaks the built site in every way that may lose an enquiry, and counts what is left.

const SCENARIOS: Record<string, (scenario: Scenario) => Promise<void>> = {
  kills: killAgainAndAgain,
  outage: comeBackAfterOutage,
  faults: survive,
  processes: shareOneStore,
  disk: runOutOfRoom,
  clock: moveTheClock,
  instances: shareOneDatabase,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '50' } },
})
const wanted = positionals.length > 0 ? positionals : Object.keys(SCENARIOS)
const report = createReport()
mkdirSync('data', { recursive: true })
const parent = mkdtempSync(join('data', 'durability-'))
process.on('exit', () => rmSync(parent, { recursive: true, force: true }))

for (const name of wanted) {
  const run = SCENARIOS[name]
  if (!run) throw new Error(`${name} is none of ${Object.keys(SCENARIOS).join(', ')}`)
  process.stdout.write(`${name}\n`)
  const dir = join(parent, name)
  mkdirSync(dir)
  await run({ dir, report, rounds: Number(values.rounds) })
}

const failures = report.failures()
process.stdout.write(failures === 0 ? 'Nothing was lost.\n' : `${failures} checks failed.\n`)
process.exit(failures === 0 ? 0 : 1)
