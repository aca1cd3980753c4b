import { expect, type Page } from '@playwright/test'

/** Opens an address, and waits until the page's script has hydrated it. */
export async function open(page: Page, address: string): Promise<number> {
  const response = await page.goto(address)
  await untilHydrated(page)
  return response?.status() ?? 0
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Clicks beside an open menu, which listens for that only a moment after it shows. */
export async function clickOutside(page: Page): Promise<void> {
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(async () => {
    await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 200)
    await expect(menu).toBeHidden({ timeout: 1_000 })
  }).toPass()
}
