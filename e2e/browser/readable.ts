import type { Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { cutTexts } from './cut-text.ts'
import { scrollsSideways } from './measures.ts'
import { expect } from './test.ts'

export const SMALLEST = { width: 320, height: 640 }

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
