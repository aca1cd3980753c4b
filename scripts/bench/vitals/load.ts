import type { Browser } from '@playwright/test'
import { drawnFamilies } from '#e2e/browser/measures.ts'

/** A telephone of the middle class on an ordinary mobile line. */
export const CPU_SLOWDOWN = 4
export const LATENCY_MS = 150
export const MEGABITS = 1.6
const DOWN_BYTES_PER_S = (MEGABITS * 1024 * 1024) / 8
const UP_BYTES_PER_S = (750 * 1024) / 8
const SCREEN = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** After this long without a long task or a request the page is at rest, in milliseconds. */
const REST_MS = 1_500
const LIMIT_MS = 30_000

export interface Load {
  lcp: number
  /** What of the long tasks after the first paint is over 50 ms each. */
  tbt: number
  cls: number
  /** The families in which the letters of the heading stand at the end. */
  face: string
}

/** Loads a page as its first visitor would, in milliseconds. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(SCREEN)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWN_BYTES_PER_S,
      uploadThroughput: UP_BYTES_PER_S,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS })
    await page.waitForFunction(isAtRest, REST_MS, { timeout: LIMIT_MS })
    const vitals = await page.evaluate(readVitals)
    const families = await drawnFamilies(page, 'h1')
    return { ...vitals, face: [...new Set(families)].join(', ') }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    vitals?: {
      tasks: { start: number; duration: number }[]
      lcp: number
      cls: number
      lastActivity: number
    }
  }
}

/** Runs in the page before anything of its own. */
function watch(): void {
  const vitals = {
    tasks: [] as { start: number; duration: number }[],
    lcp: 0,
    cls: 0,
    lastActivity: 0,
  }
  window.vitals = vitals
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => {
    vitals.tasks.push({ start: startTime, duration })
    vitals.lastActivity = startTime + duration
  })
  observe('resource', ({ startTime, duration }) => {
    vitals.lastActivity = Math.max(vitals.lastActivity, startTime + duration)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
      vitals.cls += Number(entry.value)
    }
  })
}

function isAtRest(restMs: number): boolean {
  return performance.now() - (window.vitals?.lastActivity ?? 0) > restMs
}

function readVitals(): Omit<Load, 'face'> {
  const { tasks = [], lcp = 0, cls = 0 } = window.vitals ?? {}
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const tbt = tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { lcp, tbt, cls }
}
