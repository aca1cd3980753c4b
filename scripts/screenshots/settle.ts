import type { Page, Request } from '@playwright/test'

const LOOK_EVERY_MS = 40
const QUIET_MS = 160
const LIMIT_MS = 5_000

/** Gives a wait until everything asked for is there and nothing moves; it has an end in any case. */
export function watchPage(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  // What is sent may be held on purpose, to show the waiting.
  page.on('request', (request) => request.method() === 'GET' && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  return async function settle() {
    const deadline = Date.now() + LIMIT_MS
    let stillSince = Date.now()
    while (Date.now() < Math.min(stillSince + QUIET_MS, deadline)) {
      await page.waitForTimeout(LOOK_EVERY_MS)
      const isQuiet = pending.size === 0 && (await page.evaluate(isStill))
      if (!isQuiet) stillSince = Date.now()
    }
  }
}

/** Asked again and again: in a page without script nothing can wait. */
function isStill(): boolean {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  })
  const loading = [...document.images].filter(({ complete }) => !complete)
  return document.fonts.status === 'loaded' && moving.length + loading.length === 0
}
