import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '#e2e/harness/ask.ts'
import type { Report } from '#scripts/durability/report.ts'
import { checkNothingLost } from '#scripts/durability/scenario.ts'
import { waitUntilDelivered } from '#scripts/durability/stored.ts'
import { keepAssets, listOwnFiles } from '#scripts/package/previous-builds.ts'
import type { Builds } from './artefacts.ts'
import { type Cluster, untilReady } from './cluster.ts'
import { openBrowser, openTab, type Tab } from './tabs.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const PATIENCE_MS = 180_000
/** Traffic before and after each change. */
const CALM_MS = 3_000

interface Changes {
  builds: Builds
  report: Report
}

/** One build takes the place of the other, and goes again, while visitors come and tabs are open. */
export async function changeBuilds(cluster: Cluster, { builds, report }: Changes): Promise<void> {
  const browser = await openBrowser()
  const traffic = startTraffic(cluster.address)
  const ofOne = listFilesOfOne(builds)
  const own = [...ofOne.before, ...ofOne.after]
  const { address } = cluster
  try {
    const scripted = await openTab(browser, { address, locale: 'en' })
    const plain = await openTab(browser, { address, locale: 'ru', hasScript: false })
    await pause(CALM_MS)
    let midway: Tab | undefined
    await roll(cluster, builds.after, async () => {
      midway = await openTab(browser, { address, locale: 'ru' })
    })
    await pause(CALM_MS)
    report.check('all instances are of the new build', await areOf(cluster, builds.after))
    await checkFiles(cluster, ofOne.before, report)

    await goOn(scripted, { own, report, what: 'a tab that was open before the change' })
    if (midway) await goOn(midway, { own, report, what: 'a tab that was opened during it' })
    await plain.send()
    report.check(
      'a form without script that was begun before it is taken',
      plain.faults.length === 0,
      plain.faults.join(', '),
    )

    // Back: to what was there before, with what the tabs of the newer one ask for.
    keepAssets(builds.after, builds.before)
    const newer = await openTab(browser, { address, locale: 'en' })
    await roll(cluster, builds.before)
    await pause(CALM_MS)
    report.check('all instances are of the old build again', await areOf(cluster, builds.before))
    await goOn(newer, { own, report, what: 'a tab of the newer build, after the way back' })
    await traffic.stop()
    const tabs = [scripted, plain, newer, ...(midway ? [midway] : [])]
    await checkTraffic(cluster, { traffic, tabs, report })
  } finally {
    await traffic.stop()
    await browser.close()
  }
}

/** As docs/operations.md says: one after the other, each when the one before is ready. */
async function roll(
  cluster: Cluster,
  artefact: string,
  midway: () => Promise<void> = async () => {},
): Promise<void> {
  cluster.artefact = artefact
  for (const [index, url] of cluster.urls.entries()) {
    await cluster.sites[index]?.end('SIGTERM')
    await cluster.start(index)
    await untilReady(url)
    if (index === 0) await midway()
  }
}

async function areOf({ urls }: Cluster, artefact: string): Promise<boolean> {
  const id = readFileSync(join(artefact, '.next/BUILD_ID'), 'utf8').trim()
  const answers = await Promise.all(urls.map((url) => ask(url, '/builds/latest.json')))
  return answers.every(({ text }) => text.includes(JSON.stringify(id)))
}

/** Every file of a build, of each instance of the other. */
async function checkFiles({ urls }: Cluster, files: readonly string[], report: Report) {
  let missing = 0
  for (const url of urls) {
    const answers = await Promise.all(files.map((file) => ask(url, file)))
    missing += answers.filter(({ status }) => status !== 200).length
  }
  report.check(
    `${files.length} files of the old build are had of each instance of the new`,
    missing === 0 && files.length > 0,
    `${missing} are not`,
  )
}

/** Addresses of the files that pages of one build alone name. */
function listFilesOfOne({ before, after }: Builds): { before: string[]; after: string[] } {
  const [old, next] = [new Set(listOwnFiles(before)), new Set(listOwnFiles(after))]
  const toAddress = (file: string) => file.replace(/^\.next/, '/_next').replace(/^public/, '')
  return {
    before: [...old.difference(next)].map(toAddress),
    after: [...next.difference(old)].map(toAddress),
  }
}

interface GoingOn {
  /** Of one build alone. */
  own: readonly string[]
  report: Report
  what: string
}

/**
 * The tab has a part of its program come, goes to another page with one full load, for the new
 * build, and comes back without one; what was typed before is there, and can be sent.
 */
async function goOn(tab: Tab, { own, report, what }: GoingOn): Promise<void> {
  const had = tab.chunks.length
  const loads = tab.loads.length
  await tab.openWindow()
  const late = tab.chunks.slice(had)
  const loadsForWindow = tab.loads.length - loads
  await tab.follow('cookiesPolicy')
  const loadsForPage = tab.loads.length - loads
  await tab.follow('contacts')
  const loadsForBack = tab.loads.length - loads
  const hasDraft = await tab.hasDraft()
  await tab.send()
  const others = late.filter((chunk) => own.includes(chunk))
  report.check(
    `${what} goes on`,
    loadsForWindow === 0 &&
      loadsForPage <= 1 &&
      loadsForBack === loadsForPage &&
      hasDraft &&
      tab.faults.length === 0,
    [
      `${late.length} parts of its program came late, ${others.length} of them of one build alone`,
      `${loadsForPage} full loads, draft ${hasDraft ? 'kept and sent' : 'LOST'}`,
      ...tab.faults,
    ].join('; '),
  )
}

interface Outcome {
  traffic: Traffic
  tabs: readonly Tab[]
  report: Report
}

async function checkTraffic(cluster: Cluster, { traffic, tabs, report }: Outcome): Promise<void> {
  const { counts, failures, acknowledged, withoutScript, builds } = traffic
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  report.check(
    `${total} requests during both changes, ${failures.length} failed`,
    failures.length === 0,
    [...[...counts].map(([kind, count]) => `${kind} ${count}`), ...failures.slice(0, 10)].join(
      ', ',
    ),
  )
  report.check(
    'pages of both builds were seen',
    builds.size === 2,
    [...builds].map(([build, count]) => `${build} ${count}`).join(', '),
  )
  const stored = await waitUntilDelivered(cluster.database.url, PATIENCE_MS)
  checkNothingLost(report, acknowledged, stored, { webhook: cluster.webhook })
  const names = [...withoutScript, ...tabs.map(({ name }) => name)]
  const lost = names.filter(
    (name) => stored.filter(({ fields }) => fields.name === name).length !== 1,
  )
  report.check(
    `${names.length} from forms without script and tabs, each stored once`,
    lost.length === 0,
    lost.join(', '),
  )
}
