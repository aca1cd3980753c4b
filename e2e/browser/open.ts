import type { Page } from '@playwright/test'

/** Opens an address, and waits until the page's script has taken it over. */
export async function open(page: Page, address: string): Promise<number> {
  const response = await page.goto(address)
  await untilTakenOver(page)
  return response?.status() ?? 0
}

export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('h1, footer a')]
    const isTaken = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return elements.length > 0 && elements.every(isTaken)
  })
}
