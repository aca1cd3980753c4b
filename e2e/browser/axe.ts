import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Runs axe on what is shown. */
export async function expectAccessible(
  page: Page,
  state: string,
  { contrast = true } = {},
): Promise<void> {
  // Colours on their way to others are no colours to judge.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } },
    })
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${state}: ${id}: ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect.soft(found).toEqual([])
}
