import type { Page } from '@playwright/test'

export interface Held {
  release(): void
}

/** Keeps a page's requests waiting, so that what is shown meanwhile can be seen. */
export async function holdRequests(page: Page, matches: (url: URL) => boolean): Promise<Held> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(matches, async (route) => {
    await released
    // One that was given up meanwhile cannot go on.
    await route.continue().catch(() => {})
  })
  return { release }
}

/** Whether the router asks for a page, or for a part of one. */
export function isRouterRequest(url: URL): boolean {
  return url.searchParams.has('_rsc')
}
