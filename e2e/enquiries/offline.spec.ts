import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import { button, complaints, fillCallback, formWindow, openForm } from './steps.ts'
import { FORM_WORDS, OFFICE_PHONE } from './words.ts'

// The browser complains of whatever it cannot load while there is no connection.
test.use({ viewport: { width: 390, height: 844 }, provoked: /./ })

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test(`a form in a page says that there is no connection, in ${language}`, async ({
    page,
    context,
  }) => {
    await open(page, at('/contacts'))
    await context.setOffline(true)
    const form = page.locator('#callback form')
    await form.scrollIntoViewIfNeeded()
    const phone = newPhone()
    await fillCallback(form, words, { phone, name: 'Ada' })
    await button(form, words.callback).click()
    await expect(complaints(form)).toHaveText([words.unreachable])
    await expect(form.getByRole('status')).toContainText(words.tryAgain)
    await expect(form.getByRole('link', { name: OFFICE_PHONE })).toBeInViewport()
    await expect(form.getByLabel(words.name, { exact: true })).toHaveValue('Ada')
    await expect(form.getByLabel(words.phone, { exact: true })).toHaveValue(phone)
    await expect(form.getByRole('radio', { name: words.needStaff })).toBeChecked()

    await button(form, words.tryAgain).click()
    await expect(complaints(form)).toHaveText([words.unreachable])
    await context.setOffline(false)
    await button(form, words.tryAgain).click()
    // With script or, where the browser does not ask for it again, without.
    await expect(page.getByText(words.thanks).first()).toBeVisible()
    await expect.poll(() => storedFrom(phone), { timeout: 30_000 }).toHaveLength(1)
  })

  test(`a window that cannot be had leaves the page as it is, in ${language}`, async ({
    page,
    context,
  }) => {
    await open(page, at('/uae'))
    await context.setOffline(true)
    const link = page.getByRole('main').getByRole('link', { name: words.callback }).first()
    await link.click()
    const note = page.getByRole('alert').filter({ hasText: words.unopened })
    await expect(note.getByRole('link', { name: OFFICE_PHONE })).toBeVisible()
    await expect(page).toHaveURL(at('/uae'))
    await note.getByRole('button', { name: words.close }).click()
    await expect(note).toHaveCount(0)
    await context.setOffline(false)
    await link.click()
    await expect(
      formWindow(page, words.callback).or(page.locator('#callback form')).first(),
    ).toBeVisible()
  })

  test(`a window that has opened says the same, in ${language}`, async ({ page, context }) => {
    await open(page, at('/uae'))
    const form = await openForm(page, words.callback)
    await context.setOffline(true)
    await fillCallback(form, words, { phone: newPhone() })
    await button(form, words.callback).click()
    await expect(complaints(form)).toHaveText([words.unreachable])
    await expect(button(form, words.tryAgain)).toBeVisible()
    await context.setOffline(false)
    await button(form, words.tryAgain).click()
    await expect(form).toBeHidden()
  })
}
