import type { Browser, Page } from '@playwright/test'
import { open } from '#e2e/browser/open.ts'
import { NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'

interface Interaction {
  name: string
  viewport: typeof NARROW
  /** The name of the button or link in the header. */
  control: string
  /** What comes of it. */
  shown: string
}

const { openMenu, staff } = WORDS.en

const INTERACTIONS: Interaction[] = [
  { name: 'drawer', viewport: NARROW, control: openMenu, shown: '[role="dialog"]' },
  { name: 'submenu', viewport: WIDE, control: staff, shown: '#staff-menu' },
  { name: 'modal', viewport: WIDE, control: 'Request a callback', shown: '[role="dialog"]' },
]

interface Durations {
  name: string
  /** In milliseconds, of the slowest event of each time: from the press to the next paint. */
  durations: number[]
}

/** Presses what opens the drawer, a submenu and a window, each in a page just loaded. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  times: number,
): Promise<Durations[]> {
  const results: Durations[] = []
  for (const { name, viewport, control, shown } of INTERACTIONS) {
    const durations: number[] = []
    for (let run = 0; run < times; run += 1) {
      const page = await browser.newPage({ viewport })
      await open(page, site)
      await page.waitForLoadState('networkidle')
      await page.evaluate(watchEvents)
      const header = page.locator('header').first()
      const named = { name: control, exact: true }
      await header.getByRole('button', named).or(header.getByRole('link', named)).first().click()
      await page.locator(shown).first().waitFor()
      durations.push(await slowestEvent(page))
      await page.close()
    }
    results.push({ name, durations })
  }
  return results
}

declare global {
  interface Window {
    slowestEvent?: number
  }
}

function watchEvents(): void {
  window.slowestEvent = 0
  const options = { type: 'event', buffered: false, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue
      window.slowestEvent = Math.max(window.slowestEvent ?? 0, entry.duration)
    }
  }).observe(options)
}

/** Events are told of some time after the paint that they led to. */
async function slowestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(500)
  return page.evaluate(() => window.slowestEvent ?? 0)
}
