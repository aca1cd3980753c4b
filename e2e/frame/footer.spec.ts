import { z } from 'zod'
import { documentId, scrollPosition, scrollsSideways } from '#e2e/browser/measures.ts'
import { expect, open, test } from '#e2e/browser/test.ts'
import { LANGUAGES, NARROW, WIDE, WORDS } from '#e2e/browser/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { typesetText, withWholeNumbers } from '#lib/i18n/typography.ts'

const PHONES = {
  en: ['Head office', 'Russia', 'USA', 'Ukraine'],
  ru: ['Головной офис', 'Россия', 'США', 'Украина'],
}

const NUMBERS = [
  ['+44 20 7946 0011', 'tel:+442079460011'],
  ['+7 495 000 00 11', 'tel:+74950000011'],
  ['+1 212 555 0111', 'tel:+12125550111'],
  ['+380 44 000 00 11', 'tel:+380440000011'],
]

const LINKS = {
  en: ['Academy', 'For Ukraine', 'Geography', 'Jet rental', 'Contacts', 'Privacy policy'],
  ru: [
    ...['Академия', 'Для Украины', 'География', 'Аренда джета', 'Контакты'],
    'Политика конфиденциальности',
  ],
}

/** Where on the home page the first four lead. */
const PLACES = ['academy', 'ukraine', 'geography', 'jet-rental']

const COMPANY = {
  en: 'Aldermere Household Ltd, private limited company, registered in England and Wales, No. 00000000. New York employment agency licence No. EA-\u20600000-\u2060DEMO.',
  ru: 'Aldermere Household Ltd («Олдермир»), частная компания с ограниченной ответственностью, зарегистрирована в Англии и Уэльсе, № 00000000. Лицензия агентства по трудоустройству (Нью-\u2060Йорк) № EA-\u20600000-\u2060DEMO.',
}

const titlesSchema = z.array(z.object({ title: z.string() })).nonempty()
const pagesSchema = z
  .array(z.object({ slug: z.string(), title: z.string(), in_footer: z.boolean().optional() }))
  .nonempty()
const settingsSchema = z.object({
  footerContacts: titlesSchema,
  officeAddresses: titlesSchema,
  pages: pagesSchema,
})

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => localizedPath(language, path)

  test(`the footer in ${language}`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await open(page, at('/blog'))
    const footer = page.locator('footer')
    await expect(footer.locator('dt')).toHaveText(PHONES[language])
    const numbers = await footer
      .locator('dd a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(numbers).toEqual(NUMBERS)

    const answer = await page.request.get('/api/option', {
      headers: { 'Accept-Language': language },
    })
    const settings = settingsSchema.parse(await answer.json())
    const { footerContacts, officeAddresses } = settings
    const pages = settings.pages.filter(({ in_footer }) => in_footer)
    const lists = footer.locator('section ul')
    const contacts = footerContacts.map(({ title }) => typesetText(title, language))
    await expect(lists.first().locator('li')).toHaveText(contacts)
    await expect(lists.first().locator('a').first()).toHaveAttribute(
      'href',
      'mailto:hello@aldermere.example',
    )
    await expect(lists.nth(1).getByRole('link')).toHaveText([words.whatsapp, words.telegram])
    const addresses = officeAddresses.map(({ title }) => withWholeNumbers(title))
    await expect(lists.last().locator('li')).toHaveText(addresses)

    await expect(footer.getByText(COMPANY[language])).toContainText(`© ${new Date().getFullYear()}`)
    const links = footer.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText([
      ...LINKS[language],
      words.cookiesPolicy,
      ...pages.map(({ title }) => title),
    ])
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...PLACES.map((place) => `${at('/')}#${place}`),
      ...['/contacts', '/privacy-policy', '/cookies-policy'].map(at),
      ...pages.map(({ slug }) => at(`/about/${slug}`)),
    ])
    const codes = footer.locator('a[hreflang]')
    await expect(codes).toHaveText(['en', 'ru'])
    await expect(footer.locator('a[hreflang][aria-current]')).toHaveText(language)

    await page.setViewportSize(NARROW)
    expect(await scrollsSideways(page)).toBe(false)
    const before = await documentId(page)
    for (const [index, place] of PLACES.entries()) {
      await links.nth(index).click()
      await expect(page).toHaveURL(`${at('/')}#${place}`)
      await expect(page.locator(`#${place}`)).toBeInViewport()
    }
    await links.nth(PLACES.length).click()
    await expect(page).toHaveURL(at('/contacts'))
    await expect.poll(() => scrollPosition(page)).toBe(0)
    expect(await documentId(page)).toBe(before)
  })
}
