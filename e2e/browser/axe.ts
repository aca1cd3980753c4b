import type { Page } from '@playwright/test'
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

interface Options {
  /** The part to look at, by its selector; without it the whole page. */
  within?: string
  contrast?: boolean
}

/** Runs axe on what is shown. */
export async function expectAccessible(
  page: Page,
  state: string,
  { within = 'html', contrast = true }: Options = {},
): Promise<void> {
  // Once a document: it is long, and the browser is quick only with what it has run before.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect.soft(await page.evaluate(findViolations, { within, contrast }), state).toEqual([])
}

async function findViolations({ within, contrast }: Required<Options>): Promise<string[]> {
  // Colours on their way to others are no colours to judge; in what is folded nothing goes on.
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
  await Promise.all(running.map(({ finished }) => finished.catch(() => {})))
  const results = await window.axe?.run([within], {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } },
  })
  if (!results) throw new Error('axe is not on the page')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
