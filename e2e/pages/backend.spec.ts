import { expect, open, test } from '#e2e/browser/test.ts'
import { HARBOUR_SETTINGS, HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { startSite } from '#e2e/harness/site.ts'

test('the pages of a site on a backend work, and so do those that it has no data for', async ({
  page,
}) => {
  const backend = new HarbourBackend()
  const url = await backend.work()
  const settings = { ...HARBOUR_SETTINGS, API_BASE_URL: url, JOBS_BASE_URL: url }
  const site = await startSite(settings)
  const heading = page.getByRole('heading', { level: 1 })
  for (const address of ['/ru/lyonesse', '/vacancies', '/blog/letter-3', '/staff/ferryman', '/']) {
    expect(await open(page, site.origin + address)).toBe(200)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Falconer for an island', exact: true })
    .click()
  await expect(heading).toHaveText('Falconer for an island')

  await backend.break('fails')
  expect(await open(page, `${site.origin}/blog/letter-8`)).toBe(500)
  await expect(heading).toHaveText('500')
  await backend.break('cannot be reached')
  const late = await startSite(settings)
  expect(await open(page, `${late.origin}/`)).toBe(502)
  await expect(page).toHaveTitle('502 page')
  // A page that is open goes on asking.
  await page.close()
  await Promise.all([site.stop(), late.stop(), backend.stop()])
})
