import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { scrollsSideways } from '#e2e/browser/measures.ts'
import { open } from '#e2e/browser/open.ts'
import type { Language } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

/** A phone, a tablet, a laptop, a large screen, and how high the window of each is. */
const HEIGHTS = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

export type Width = keyof typeof HEIGHTS

export const WIDTHS: readonly Width[] = [360, 768, 1280, 1920]

export interface Scene {
  page: Page
  language: Language
}

export interface Shot {
  /** Of the picture's file, before its width. */
  name: string
  /** The address without a language. */
  path: string
  /** By default all of them. */
  widths?: readonly Width[]
  browser?: Pick<BrowserContextOptions, 'forcedColors' | 'javaScriptEnabled'>
  /** A visitor who has not yet answered about cookies. */
  isFirstVisit?: boolean
  /** Brings the page into a state, which is shown in its window; without one the whole page is. */
  pose?: (scene: Scene) => Promise<unknown>
}

export interface Picture {
  shot: Shot
  language: Language
  width: Width
}

export interface Studio {
  browser: Browser
  origin: string
  /** Holds a folder a language. */
  directory: string
}

const STEP_LIMIT_MS = 20_000
const QUIET_LIMIT_MS = 5_000
/** Long enough for a part that waits to be seen. */
const GLANCE_MS = 40

export function pictureFile({ shot, language, width }: Picture): string {
  return `${language}/${shot.name}-${width}.png`
}

/** Takes a picture, and tells whether something sticks out of the page sideways. */
export async function takePicture(picture: Picture, studio: Studio): Promise<boolean> {
  const { shot, language } = picture
  const path = join(studio.directory, pictureFile(picture))
  await mkdir(join(studio.directory, language), { recursive: true })
  const context = await enter(picture, studio)
  try {
    const page = await context.newPage()
    const address = localizedPath(language, shot.path)
    if (shot.browser?.javaScriptEnabled === false) await page.goto(address)
    else await open(page, address)
    await shot.pose?.({ page, language })
    // What a pose has clicked is not to be shown as hovered over.
    await page.mouse.move(0, 0)
    if (!shot.pose) await scrollThrough(page)
    await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined)
    await page.screenshot({ path, fullPage: !shot.pose, animations: 'disabled' })
    return await scrollsSideways(page)
  } finally {
    await context.close()
  }
}

/** A visitor of this picture alone. */
async function enter({ shot, language, width }: Picture, { browser, origin }: Studio) {
  const viewport = { width, height: HEIGHTS[width] }
  const options = { baseURL: origin, locale: language, viewport, ...shot.browser }
  const context = await browser.newContext(options)
  context.setDefaultTimeout(STEP_LIMIT_MS)
  if (!shot.isFirstVisit) {
    await context.addCookies([{ name: 'cookies_accepted', value: 'true', url: origin }])
  }
  // What would be loaded ahead is in no picture, and takes most of the time.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await waitForFonts(context)
  return context
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

/** Shows every part of the page once, because some load when they are seen; ends at its top. */
async function scrollThrough(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const y of [...Array(Math.ceil(height / step)).keys(), 0].map((index) => index * step)) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(GLANCE_MS)
  }
}
