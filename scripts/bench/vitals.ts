import { type Browser, chromium } from '@playwright/test'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { startSiteProcess } from '#scripts/site-process.ts'
import { startFixtureSite } from './fixture-site.ts'
import type { Table } from './table.ts'
import { measureInteractions } from './vitals/interactions.ts'
import { CPU_SLOWDOWN, LATENCY_MS, type Load, MEGABITS, measureLoad } from './vitals/load.ts'

/** How often each page is loaded, and each part opened; the median counts. */
const RUNS = 5
const PATHS = ['/', '/vacancies', '/staff/nanny']

/** What a visitor's browser makes of the site: how soon a page is seen, and how soon it answers. */
export async function benchVitals(dir: string): Promise<Table[]> {
  const minimal = await startFixtureSite('minimal')
  const site = await startSiteProcess({ DATA_DIR: dir, LOG_LEVEL: 'error' })
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return [
      await benchLoads(browser, minimal.url, site.url),
      await benchInteractions(browser, site.url),
    ]
  } finally {
    await browser.close()
    await Promise.all([site.end(), minimal.end()])
  }
}

/** The pages take turns, so that whatever else the machine does falls on all alike. */
async function benchLoads(browser: Browser, minimal: string, site: string): Promise<Table> {
  const addresses = PATHS.flatMap((path) => LANGUAGES.map((locale) => localizedPath(locale, path)))
  const pages = [
    { name: 'a minimal page of the framework', address: minimal, loads: [] as Load[] },
    ...addresses.map((path) => ({ name: path, address: site + path, loads: [] as Load[] })),
  ]
  for (let run = 0; run < RUNS; run += 1) {
    for (const { address, loads } of pages) loads.push(await measureLoad(browser, address))
  }
  const [base] = pages.map(({ loads }) => medians(loads))
  return {
    title: `First visits: ${LATENCY_MS} ms, ${MEGABITS} Mbit/s, processor ${CPU_SLOWDOWN} times slower; medians of ${RUNS}`,
    head: ['page', 'largest paint', 'of minimal', 'blocked', 'of minimal', 'shift', 'headings in'],
    rows: pages.map(({ name, loads }) => {
      const { lcp, tbt } = medians(loads)
      return [
        name,
        `${lcp} ms`,
        ratio(lcp, base?.lcp),
        `${tbt} ms`,
        ratio(tbt, base?.tbt),
        Math.max(...loads.map(({ cls }) => cls)).toFixed(3),
        [...new Set(loads.map(({ face }) => face))].join('; '),
      ]
    }),
  }
}

async function benchInteractions(browser: Browser, site: string): Promise<Table> {
  const measured = await measureInteractions(browser, site, RUNS)
  return {
    title: `From a press to the next paint, at full speed; ${RUNS} pages just loaded`,
    head: ['opens', 'median', 'worst'],
    rows: measured.map(({ name, durations }) => [
      name,
      `${median(durations)} ms`,
      `${Math.max(...durations)} ms`,
    ]),
  }
}

function medians(loads: Load[]): { lcp: number; tbt: number } {
  return { lcp: median(loads.map(({ lcp }) => lcp)), tbt: median(loads.map(({ tbt }) => tbt)) }
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}

function ratio(value: number, base = Number.NaN): string {
  return `${(value / base).toFixed(2)} times`
}
