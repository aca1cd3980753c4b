import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { scrollsSideways } from '#e2e/browser/measures.ts'
import { open } from '#e2e/browser/open.ts'
import type { Language } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { watchPage } from './settle.ts'
import { HEIGHTS, type Shot, type Width } from './shot.ts'
import { withLimit } from './with-limit.ts'

const STEP_LIMIT_MS = 20_000
/** Long enough for a part that waits to be seen. */
const GLANCE_MS = 40
/** What the browser draws in one picture; below that it repeats itself. */
const MOST_PIXELS = 16_384

/** One opening of a page, for one picture or for one at each of several widths. */
export interface Visit {
  shot: Shot
  language: Language
  widths: readonly Width[]
}

export interface Studio {
  browser: Browser
  origin: string
  /** Holds a folder a language. */
  directory: string
}

/**
 * Gives the pictures that are wider than their window: there something sticks out of the page.
 * Throws where the page or its state cannot be had within the time for it.
 */
export async function takePictures(visit: Visit, studio: Studio): Promise<string[]> {
  await mkdir(join(studio.directory, visit.language), { recursive: true })
  const context = await enter(visit, studio)
  try {
    const page = await context.newPage()
    return await withLimit(photograph(page, visit, studio.directory))
  } finally {
    await context.close()
  }
}

export function pictureFile({ language, shot }: Visit, width: Width): string {
  return `${language}/${shot.name}-${width}.png`
}

/** A visitor of this visit alone. */
async function enter({ shot, language }: Visit, { browser, origin }: Studio) {
  const context = await browser.newContext({ baseURL: origin, locale: language, ...shot.browser })
  context.setDefaultTimeout(STEP_LIMIT_MS)
  if (!shot.isFirstVisit) {
    await context.addCookies([{ name: 'cookies_accepted', value: 'true', url: origin }])
  }
  await saveData(context)
  await waitForFonts(context)
  return context
}

/** What would be loaded ahead is in no picture, and takes most of the time. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Fonts that come too late are left out of a page for good: on a busy machine of any page. */
async function waitForFonts(context: BrowserContext): Promise<void> {
  await context.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch()
    const style = await response.text()
    const body = style.replaceAll(/font-display:\s*optional/g, 'font-display:block')
    await route.fulfill({ response, body })
  })
}

async function photograph(page: Page, visit: Visit, directory: string): Promise<string[]> {
  const { shot, language, widths } = visit
  const tooWide: string[] = []
  const settle = watchPage(page)
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    if (index === 0) {
      const scene = { page, language, width }
      await shot.prepare?.(scene)
      await openAddress(page, visit)
      await settle()
      await shot.pose?.(scene)
    }
    const path = join(directory, pictureFile(visit, width))
    // What a pose has clicked is not to be shown as hovered over.
    await page.mouse.move(0, 0)
    if (shot.hasPaper) await print(page, path)
    if (shot.frame !== 'window') await scrollThrough(page)
    if (shot.aim) await page.locator(shot.aim).first().evaluate(showInMiddle)
    await settle()
    await takePicture(page, shot, path)
    if (await scrollsSideways(page)) tooWide.push(pictureFile(visit, width))
  }
  return tooWide
}

async function openAddress(page: Page, { shot, language }: Visit): Promise<void> {
  const address = localizedPath(language, shot.path)
  const hasScript = shot.browser?.javaScriptEnabled !== false
  const status = hasScript ? await open(page, address) : (await page.goto(address))?.status()
  const expected = shot.status ?? 200
  if (status !== expected) throw new Error(`${address} answers ${status} and not ${expected}`)
}

/** Shows every part of the page once, because some load when they are seen; ends at its top. */
async function scrollThrough(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = step; y < height; y += step) {
    await scrollTo(page, y)
    await page.waitForTimeout(GLANCE_MS)
  }
  await scrollTo(page, 0)
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

function showInMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

async function print(page: Page, picture: string): Promise<void> {
  await page.pdf({
    path: picture.replace(/-\d+\.png$/, '.pdf'),
    format: 'A4',
    printBackground: true,
  })
}

async function takePicture(page: Page, { frame = 'page' }: Shot, path: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const fullPage = frame === 'page'
  if (fullPage && height > MOST_PIXELS) throw new Error(`the page is ${height} pixels high`)
  await page.screenshot({ path, fullPage, animations: 'disabled' })
}
