import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { open } from '../../e2e/open.ts'
import type { Language } from '../../e2e/words.ts'
import { localizedPath } from '../../lib/i18n/hrefs.ts'
import { HEIGHTS, type Shot, type Width } from './shot.ts'

const STEP_LIMIT_MS = 15_000
const PICTURE_LIMIT_MS = 60_000
/** What still loads then is not waited for: prefetching may go on. */
const QUIET_LIMIT_MS = 4_000
const FRAME_MS = 40
/** What the browser draws in one picture; below that it repeats itself. */
const MOST_PIXELS = 16_384

export interface Take {
  shot: Shot
  language: Language
  width: Width
  origin: string
  file: string
}

/** Takes one picture with a visitor of its own. Throws where the page or its state cannot be had. */
export async function takePicture(browser: Browser, take: Take): Promise<void> {
  const { shot, language, width, origin, file } = take
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    viewport: { width, height: HEIGHTS[width] },
    ...shot.browser,
  })
  context.setDefaultTimeout(STEP_LIMIT_MS)
  try {
    if (!shot.isFirstVisit) {
      await context.addCookies([{ name: 'cookies_accepted', value: 'true', url: origin }])
    }
    const page = await context.newPage()
    await mkdir(dirname(file), { recursive: true })
    await withLimit(work(page, take))
  } finally {
    await context.close()
  }
}

async function work(page: Page, take: Take): Promise<void> {
  const { shot, language, width, file } = take
  const scene = { page, language, width }
  await shot.prepare?.(scene)
  await expectStatus(page, take)
  if (shot.frame !== 'window') await scrollThrough(page)
  await settle(page)
  if (shot.pose) {
    await shot.pose(scene)
    await settle(page)
  }
  await picture(page, shot, file)
}

/** What runs in a page has no limit of its own; it ends with the page. */
async function withLimit(working: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), PICTURE_LIMIT_MS)
  })
  working.catch(() => undefined)
  await Promise.race([working, late]).finally(() => clearTimeout(timer))
}

async function expectStatus(page: Page, { shot, language }: Take): Promise<void> {
  const address = localizedPath(language, shot.path)
  const hasScript = shot.browser?.javaScriptEnabled !== false
  const status = hasScript ? await open(page, address) : ((await page.goto(address))?.status() ?? 0)
  const expected = shot.status ?? 200
  if (status !== expected) throw new Error(`${address} answers ${status} and not ${expected}`)
}

/** Shows every part of the page once, because some load when they are seen; ends at its top. */
async function scrollThrough(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = step; y < height; y += step) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(FRAME_MS)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits until fonts, pictures and parts are there, and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined)
  const deadline = Date.now() + QUIET_LIMIT_MS
  while (!(await page.evaluate(isStill)) && Date.now() < deadline) {
    await page.waitForTimeout(FRAME_MS)
  }
  await page.waitForTimeout(FRAME_MS)
}

/** Asked again and again: a page without script runs nothing that waits. */
function isStill(): boolean {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  })
  const loading = [...document.images].filter(({ complete }) => !complete)
  return document.fonts.status === 'loaded' && moving.length + loading.length === 0
}

async function picture(page: Page, { frame = 'page' }: Shot, file: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const fullPage = frame === 'page'
  if (fullPage && height > MOST_PIXELS) throw new Error(`the page is ${height} pixels high`)
  await page.screenshot({ path: file, fullPage, animations: 'disabled' })
}
