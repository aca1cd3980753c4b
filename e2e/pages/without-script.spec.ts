import { expect, test } from '#e2e/browser/test.ts'

test('the menus and the languages can be used without JavaScript', async ({ plainPage }) => {
  await plainPage.goto('/')
  const header = plainPage.locator('header')
  const nanny = header.getByRole('link', { name: 'Nanny', exact: true })
  await expect(nanny).toBeHidden()
  await header.getByRole('button', { name: 'Staff', exact: true }).click()
  await nanny.click()
  const heading = plainPage.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('From breakfast to bath time')
  await plainPage.locator('footer').getByRole('link', { name: 'ru', exact: true }).click()
  await expect(heading).toHaveText('От завтрака до вечернего купания')
})
