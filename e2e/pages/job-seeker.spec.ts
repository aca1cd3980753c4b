import { expect, test } from '#e2e/browser/test.ts'
import { newPhone, storedFrom } from '#e2e/enquiries/fixture-store.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'

const JOURNEYS = [
  {
    language: 'en',
    landing: '/vacancies?country=uae',
    inEmirates: 'in the United Arab Emirates',
    // With a letter missing.
    typed: 'nany',
    words: 'Position, city or word',
    show: 'Show vacancies',
    found: /nanny/i,
  },
  {
    language: 'ru',
    landing: '/ru/vacancies?country=uae',
    inEmirates: 'в ОАЭ',
    // «няня» with the keyboard in English.
    typed: 'yzyz',
    words: 'Должность, город, слово',
    show: 'Показать вакансии',
    found: /нян/i,
  },
] as const

for (const { language, landing, inEmirates, typed, words, show, found } of JOURNEYS) {
  test(`without JavaScript one goes from a search engine's result to an application, in ${language}`, async ({
    plainPage: page,
  }) => {
    await page.goto(landing)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(inEmirates)
    await page.getByLabel(words, { exact: true }).fill(typed)
    await page.getByRole('button', { name: show }).click()
    await expect(page).toHaveURL(new RegExp(`country=uae&.*q=${typed}`))
    const first = page.locator('main article h3').first()
    await expect(first).toHaveText(found)
    await first.getByRole('link').click()
    await expect(heading).toHaveText(found)

    const phone = newPhone()
    const form = page.locator('#apply form')
    const labels = FORM_WORDS[language]
    await form.getByLabel(labels.name, { exact: true }).fill('Анна')
    await form.getByLabel(labels.phone, { exact: true }).fill(phone)
    await form.getByRole('button').first().click()
    await expect(page.locator('#apply')).toContainText(labels.thanks)
    expect(await storedFrom(phone)).toMatchObject([{ form: 'apply', language }])
  })
}
