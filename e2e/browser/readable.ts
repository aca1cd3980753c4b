import type { Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { cutTexts } from './cut-text.ts'
import { scrollsSideways } from './measures.ts'
import { expect } from './test.ts'
import { NARROW, WIDE } from './words.ts'

export const SMALLEST = { width: 320, height: 640 }
/** A window of 1280 × 900 at 200 % and one of 1280 × 1024 at 400 %: layout knows CSS pixels alone. */
const ZOOMED = { width: 640, height: 450 }
const ZOOMED_TWICE = { width: 320, height: 256 }
const TABLET = { width: 768, height: 1024 }
/** Where the drawer gives way to the whole header. */
const HEADER_IS_WHOLE = { width: 1024, height: 768 }
const WIDEST = { width: 1920, height: 1080 }

export const NARROW_ONES = [NARROW, SMALLEST, ZOOMED, ZOOMED_TWICE]
export const WIDE_ONES = [WIDE, HEADER_IS_WHOLE]
export const ALL_SIZES = [NARROW, ZOOMED, ZOOMED_TWICE, TABLET, ...WIDE_ONES, WIDEST]

interface Size {
  width: number
  height: number
}

interface How {
  /** The part to look at, by its selector. */
  within?: string
  note?: string
  /** Whether a word may go on in the next line: it has to where it is longer than any line. */
  mayBreakWords?: boolean
}

/** Nothing scrolls sideways and no text is cut in a window of this size. */
export async function expectReadable(
  page: Page,
  size: Size,
  { within, note = '', mayBreakWords = false }: How = {},
): Promise<void> {
  await page.setViewportSize(size)
  // A frame for what answers to the size by script.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const at = `${size.width} × ${size.height} ${note}`
  expect.soft(await scrollsSideways(page), `${at}: scrolls sideways`).toBe(false)
  expect.soft(await cutTexts(page, within), at).toEqual([])
  if (!mayBreakWords) expect.soft(await brokenWords(page, within), at).toEqual([])
}

/** As far as a visitor's own style sheet may space letters, words, lines and paragraphs out. */
export function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

export function spaceNormally(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}
