import type { Page } from '@playwright/test'

/** Opens an address, and waits until the page's script has hydrated it. */
export async function open(page: Page, address: string): Promise<number> {
  const response = await page.goto(address)
  await untilHydrated(page)
  return response?.status() ?? 0
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
