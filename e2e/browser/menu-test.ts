import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { test as base } from './test.ts'

export { expect, open, untilHydrated } from './test.ts'

const ICONS = ['baby-carriage', 'house', 'cooking-pot', 'key', 'car', 'heart']

let answer: Promise<string> | undefined

/**
 * A page whose menus have their icons at once. The browser gives them up after 1.5 seconds, and
 * complains; a machine that is busy with tests may take longer to answer.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    answer ??= fetch(`${defaultOrigin()}/api/icons?icons=${ICONS}`).then((it) => it.text())
    // By the page itself: a browser whose requests are stopped has no cache.
    await page.context().addInitScript(
      (body) => {
        const { fetch } = window
        window.fetch = (input, init) =>
          String(input).startsWith('/api/icons?')
            ? Promise.resolve(Response.json(JSON.parse(body)))
            : fetch(input, init)
      },
      await answer,
    )
    await use(page)
  },
})
