import { expect, open, test } from '#e2e/browser/test.ts'
import { HARBOUR_SETTINGS, HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { startSite } from '#e2e/harness/site.ts'

test('a site whose backend is down from the start shows a page that says so', async ({ page }) => {
  const backend = new HarbourBackend()
  const url = await backend.work()
  await backend.break('cannot be reached')
  const site = await startSite({ ...HARBOUR_SETTINGS, API_BASE_URL: url })
  try {
    expect(await open(page, `${site.origin}/`)).toBe(502)
    await expect(page).toHaveTitle('502 page')
    await expect(page.getByRole('heading', { name: '502' })).toBeVisible()
  } finally {
    await page.close()
    await Promise.all([backend.stop(), site.stop()])
  }
})
