import { expectAccessible } from '#e2e/browser/axe.ts'
import { expect, open, test } from '#e2e/browser/test.ts'

for (const kind of ['with', 'without'] as const) {
  test(`candidates are narrowed ${kind} JavaScript, by keyboard, on a phone`, async ({
    page,
    plainPage,
  }) => {
    const visitor = kind === 'with' ? page : plainPage
    await visitor.setViewportSize({ width: 360, height: 740 })
    if (kind === 'with') await open(visitor, '/ru/candidates')
    else await visitor.goto('/ru/candidates')
    // The filter is folded, and what is rarely asked within it.
    const filter = visitor.locator('main form > details')
    const further = filter.locator('details')
    await filter.locator('> summary').focus()
    await visitor.keyboard.press('Enter')
    const language = visitor.getByRole('combobox', { name: 'Язык' })
    await expect(language).toBeHidden()
    await further.locator('summary').focus()
    await visitor.keyboard.press('Enter')
    await expect(language).toBeVisible()
    await language.selectOption({ label: 'Французский' })
    await visitor.getByRole('combobox', { name: 'Страна' }).selectOption({ label: 'Монако' })
    await visitor.getByRole('button', { name: 'Показать анкеты' }).focus()
    await visitor.keyboard.press('Enter')

    await expect(visitor).toHaveURL(/\/ru\/candidates\?country=monaco.*language=fr/)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Кандидаты для работы в Монако',
    )
    const found = await visitor.locator('main article').count()
    expect(found).toBeGreaterThan(0)
    await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText(
      new RegExp(`^${found}\\sкандидат`),
    )
    // What is chosen stays on show within the filter.
    await filter.locator('> summary').click()
    await expect(language).toHaveValue('fr')
    await expect(language).toBeVisible()
    const isTooWide = await visitor.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(isTooWide).toBe(false)

    await visitor.getByRole('link', { name: 'Сбросить фильтры' }).click()
    await expect(visitor).toHaveURL(/\/ru\/candidates$/)
    await expect(language).toBeHidden()
    await visitor.goBack()
    await expect(visitor.locator('main [name=language]')).toHaveValue('fr')
    await expect(visitor.locator('main article')).toHaveCount(found)
  })
}

test('the menus lead to the whole lists, which lead on', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Staff' }).click()
  await page.locator('header').getByRole('link', { name: 'All positions' }).click()
  await expect(page).toHaveURL(/\/staff$/)
  await expect(page.getByRole('button', { name: 'Staff' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page, '/staff')
  // By its room in the house, or by the list beneath.
  await page.locator('main').getByRole('link', { name: 'Kitchen and dining' }).last().click()
  await expect(page).toHaveURL(/\/staff\?category=kitchen-and-table$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Chefs, cooks and butlers: who does what',
  )
  await page.locator('main').getByRole('link', { name: 'Butler', exact: true }).click()
  await expect(page).toHaveURL(/\/staff\/butler$/)
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Kitchen and dining' })
    .click()
  await expect(page).toHaveURL(/\/staff\?category=kitchen-and-table$/)

  await page.getByRole('button', { name: 'Candidates' }).click()
  await page.locator('header').getByRole('link', { name: 'All candidates' }).click()
  await expect(page).toHaveURL(/\/candidates$/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveTitle('Candidates, page 2 — Aldermere')
  await expectAccessible(page, '/candidates')
})
