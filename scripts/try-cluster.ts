import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerTogether } from '#scripts/cluster/answer-together.ts'
import { copyBuilds, packageTwoBuilds } from '#scripts/cluster/artefacts.ts'
import { changeBuilds } from '#scripts/cluster/change-builds.ts'
import { startCluster } from '#scripts/cluster/cluster.ts'
import { breakInstances } from '#scripts/durability/instances.ts'
import { createReport } from '#scripts/durability/report.ts'
import { removeFolderAtExit } from '#scripts/remove-folder.ts'

// npm run test:cluster [-- OLD_ARTEFACT NEW_ARTEFACT]
// What several instances owe their visitors together, on one machine: the shipped configuration of
// nginx, three instances of the artefact, PostgreSQL, and a browser.

const LIMIT_MS = 20 * 60_000

// Whatever ends this, what was started ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => fail(signal))
process.on('unhandledRejection', fail)
setTimeout(() => fail('it takes too long'), LIMIT_MS).unref()
const dir = mkdtempSync(join(tmpdir(), 'cluster-'))
process.on('exit', () => removeFolderAtExit(dir))

const report = createReport()
const startedAt = performance.now()
const given = process.argv.slice(2)
const builds = given.length === 2 ? copyBuilds(dir, given) : packageTwoBuilds(dir)
step('two builds are packaged', undefined)
const cluster = step('the cluster is up', await startCluster({ dir, artefact: builds.before }))
try {
  await answerTogether(cluster, report)
  step('kills and outages', await breakInstances(cluster, report))
  step('a change of builds, and back', await changeBuilds(cluster, { builds, report }))
} finally {
  await cluster.stop()
}
const failures = report.failures()
step(failures === 0 ? 'All held' : `${failures} checks failed`, undefined)
process.exit(failures === 0 ? 0 : 1)

function step<T>(name: string, result: T): T {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`${name}, after ${seconds} s\n`)
  return result
}

function fail(reason: unknown): void {
  process.stderr.write(`${reason instanceof Error ? reason.stack : reason}\n`)
  process.exit(1)
}
