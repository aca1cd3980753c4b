import { expectAccessible } from '#e2e/browser/axe.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'

const WORDS = {
  en: { field: 'Number, address or name', button: 'Check', ours: 'Ours', other: 'Not ours' },
  ru: { field: 'Номер, адрес или имя', button: 'Проверить', ours: 'Это мы', other: 'Это не мы' },
}
const OURS = '+44 20 7946 0011'
const SIMILAR = 'https://aldermere.example.pay.test'

for (const language of LANGUAGES) {
  test(`a contact is checked in ${language}, with script and without`, async ({
    page,
    plainPage,
  }) => {
    const words = WORDS[language]
    const address = localizedPath(language, '/about/stay-safe')
    await page.setViewportSize(NARROW)
    await open(page, address)
    const field = page.getByLabel(words.field)
    const answer = page.getByRole('main').getByRole('status')
    await field.fill(OURS)
    await page.getByRole('button', { name: words.button, exact: true }).click()
    await expect(answer.locator('[data-verdict=ours]')).toContainText(words.ours)
    await expectAccessible(page, 'ours')
    // What is said is about what stands in the field, and goes with it.
    await field.fill(SIMILAR)
    await expect(answer).toBeEmpty()
    await field.press('Enter')
    await expect(answer.locator('[data-verdict=other]')).toContainText(words.other)
    await expect(field).toHaveValue(SIMILAR)
    expect(page.url()).not.toContain('?')

    await plainPage.goto(address)
    await plainPage.getByLabel(words.field).fill(OURS)
    await plainPage.getByRole('button', { name: words.button, exact: true }).click()
    await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText(words.ours)
    expect(plainPage.url()).not.toContain('7946')
    await plainPage.getByRole('main').getByRole('link').click()
    await expect(plainPage).toHaveURL(address)
  })
}
