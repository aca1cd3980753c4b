import { expectAccessible } from '#e2e/browser/axe.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { newPhone, storedFrom } from './fixture-store.ts'
import { onPosts } from './steps.ts'
import { FORM_WORDS } from './words.ts'

for (const language of LANGUAGES) {
  const words = FORM_WORDS[language]
  const { labels, choices, facts, show, readIn } = MESSAGES[language].brief
  const other = language === 'en' ? 'ru' : 'en'

  test.describe(`the letter in ${language}`, () => {
    test.use({ viewport: NARROW, provoked: /\/api\/brief/ })

    test('is chosen, followed, sent, and the same in the other language', async ({ page }) => {
      const sent = await onPosts(page)
      await open(page, localizedPath(language, '/brief?utm_source=friend'))
      const choose = (name: keyof typeof labels, value: string) =>
        page.getByLabel(labels[name], { exact: true }).selectOption(value)
      const factOf = (term: string) =>
        page.locator('#figures').getByText(term, { exact: true }).locator('xpath=../dd')
      await expect(factOf(facts.pay.term)).toHaveText(facts.pay.open)

      await choose('country', 'cyprus')
      await choose('position', 'chauffeur')
      await expect(factOf(facts.pay.term)).toContainText(/\d/)
      await choose('household', 'two')
      await choose('live_in', 'out')
      const query = 'country=cyprus&household=two&position=chauffeur&live_in=out'
      await expect(page).toHaveURL((url) => {
        const asked = Object.fromEntries(url.searchParams)
        return (
          asked.utm_source === 'friend' &&
          Object.entries(Object.fromEntries(new URLSearchParams(query))).every(
            ([name, value]) => asked[name] === value,
          )
        )
      })
      const person = factOf(facts.people.term).getByRole('link')
      await expect(person).toHaveAttribute('href', /\/candidate\/andreas-chauffeur$/)
      await expect(page.getByRole('button', { name: show })).toBeHidden()
      await expectAccessible(page, 'a letter that is chosen')

      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(NARROW.width)

      const form = page.locator('#price form')
      await form.getByLabel(words.contact, { exact: true }).selectOption('phone')
      await form.getByLabel(words.name, { exact: true }).fill('Ада')
      const phone = newPhone()
      await form.getByLabel(words.phone, { exact: true }).fill(phone)
      // What is chosen last goes along, whether its facts have come or not.
      await page.route('**/api/brief?*', (route) => route.abort())
      await choose('schedule', 'part_time')
      await form.getByRole('button', { name: words.send, exact: true }).click()
      await expect(page.getByRole('main').getByText(words.reference).first()).toBeVisible()
      expect(sent).toHaveLength(1)
      const [stored] = await storedFrom(phone)
      expect(stored).toMatchObject({ form: 'price', endpoint: '/api/form-cost', language })
      expect(stored?.fields.location).toContain(choices.household.two)
      expect(stored?.fields.schedule).toBe(
        [choices.schedule.part_time, choices.live_in.out, choices.start.soon].join(', '),
      )
      expect(stored?.fields.link).toContain('schedule=part_time')
      const stale = page.locator('#figures').getByRole('alert')
      await expect(stale).toBeVisible()

      await page.unroute('**/api/brief?*')
      await stale.getByRole('button', { name: show }).click()
      await expect(stale).toBeHidden()
      await page
        .getByRole('main')
        .getByRole('link', { name: typesetText(readIn[other], language) })
        .click()
      const theirs = MESSAGES[other].brief
      const country = page.getByLabel(theirs.labels.country, { exact: true })
      await expect(country).toHaveValue('cyprus')
      await expect(page.getByLabel(theirs.labels.schedule, { exact: true })).toHaveValue(
        'part_time',
      )

      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
      }
    })
  })
}

test('a letter that one comes back to is as it was left', async ({ page }) => {
  const { labels } = MESSAGES.en.brief
  await open(page, '/brief')
  const position = page.getByLabel(labels.position, { exact: true })
  await position.selectOption('chauffeur')
  const person = page.locator('#figures').getByRole('link').first()
  await expect(person).toBeVisible()
  await person.click()
  await expect(page).toHaveURL(/\/candidate\//)
  await page.goBack()
  await expect(position).toHaveValue('chauffeur')
  await expect(page.locator('#figures').getByRole('link').first()).toBeVisible()
  await expect(page.locator('[name=position][type=hidden]')).toHaveValue('Chauffeur')
})
