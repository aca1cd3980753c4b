import type { Page } from '@playwright/test'
import { overhangs } from './measures.ts'
import { expect } from './test.ts'

const STANDARD_PX = 16
/** Twice what browsers come with: the largest of their own settings, and a little more. */
const LARGE_TEXT_PX = 32
const WIDTHS = [320, 360]

export async function expectToFitLargeText(page: Page): Promise<void> {
  await setTextSize(page, LARGE_TEXT_PX)
  for (const width of WIDTHS) await expectToFit(page, width)
  await setTextSize(page, STANDARD_PX)
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect.soft(await overhangs(page), `at ${width} px`).toEqual([])
  const inWindows = await page
    .getByRole('dialog')
    .evaluateAll((them) => them.filter((it) => it.scrollWidth > it.clientWidth).length)
  expect.soft(inWindows, `windows that scroll sideways at ${width} px`).toBe(0)
}

/** The visitor's own setting, which widths in `rem` answer to, those of media queries included. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
  const rem = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(rem).toBe(`${standard}px`)
}
