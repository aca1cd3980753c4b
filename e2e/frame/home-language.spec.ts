import { expect, test } from '#e2e/browser/test.ts'

test.describe('a visitor with a Russian browser', () => {
  test.use({ locale: 'ru-RU' })
  for (const kind of ['with', 'without'] as const) {
    test(`meets Russian, and can leave it ${kind} JavaScript`, async ({ page, plainPage }) => {
      const visitor = kind === 'with' ? page : plainPage
      await visitor.goto('/')
      await expect(visitor).toHaveURL(/\/ru$/)
      await visitor.locator('footer').getByRole('link', { name: 'en', exact: true }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'We choose people for your home as we would for our own.',
      )
      await expect(visitor).toHaveURL(/:\d+\/$/)
    })
  }
})

test('switching the language keeps the page and the query', async ({ page }) => {
  await page.goto('/vacancies?country=uae')
  await page.locator('footer').getByRole('link', { name: 'ru', exact: true }).click()
  await expect(page).toHaveURL(/\/ru\/vacancies\?country=uae$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('в ОАЭ')
  await expect(page.getByRole('combobox', { name: 'Страна' })).toHaveValue('uae')
})
