import { expect, open, test } from '#e2e/browser/test.ts'

test('the page of an unknown address works in the browser, in both languages', async ({ page }) => {
  expect(await open(page, '/nope/%3Cb%3Ex?y=1')).toBe(404)
  await expect(page).toHaveTitle('404 page')
  await expect(page.getByText('Page not found: /nope/<b>x', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404')

  expect(await open(page, '/ru/nope')).toBe(404)
  await expect(page.getByText('Страница не найдена: /ru/nope', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/ru')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404')
})

test('the gate opens, and the lamps are lit, for whoever turns to the way home', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/no-such/page')
  const gate = () =>
    page
      .locator('main svg')
      .locator('g, path')
      .evaluateAll((parts) =>
        parts.map((part) => [getComputedStyle(part).fill, part.getBoundingClientRect().width]),
      )
  const shut = await gate()
  const home = page.locator('main').getByRole('link').first()
  await home.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(home).toBeFocused()
  await expect.poll(gate).not.toEqual(shut)
  await home.blur()
  await expect.poll(gate).toEqual(shut)
})

test('the page of an unknown address leads to the same one in the other language', async ({
  page,
}) => {
  expect(await open(page, '/blog/no%20such%20post')).toBe(404)
  await expect(page.getByText('Page not found: /blog/no such post', { exact: true })).toBeVisible()
  const other = page.getByRole('contentinfo').getByRole('link', { name: 'ru', exact: true })
  await expect(other).toHaveAttribute('href', '/ru/blog/no%20such%20post')
})

test('markup in an address stays text', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  expect(await open(page, '/<script>alert(1)</script><img src=x onerror=alert(2)>')).toBe(404)
  await expect(page.getByText('Page not found: /<script>alert(1)</script>')).toBeVisible()
  expect(dialogs).toEqual([])
})
