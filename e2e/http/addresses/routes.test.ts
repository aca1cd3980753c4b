import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import {
  alternatesOf,
  canonicalOf,
  hrefsOf,
  languageOf,
  textsOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const SITE_URL = 'https://aldermere.example'

/** Path, then title and heading in English and in Russian. */
const ROUTES = [
  {
    path: '/',
    en: [
      'Household staff for private homes: nannies, housekeepers, chefs',
      'We choose people for your home as we would for our own.',
    ],
    ru: [
      'Домашний персонал для частных домов: няни, домработницы, повара',
      'Людей для вашего дома мы выбираем как для своего.',
    ],
  },
  {
    path: '/uae',
    en: [/Dubai and the UAE/, 'Household staff in the United Arab Emirates'],
    ru: [/Дубае и ОАЭ/, 'Домашний персонал в ОАЭ'],
  },
  {
    path: '/brief',
    en: ['Write us a letter — Aldermere', 'Write us a letter'],
    ru: ['Напишите нам письмо — Олдермир', 'Напишите нам письмо'],
  },
  { path: '/blog', en: ['Blog — Aldermere', 'Blog'], ru: ['Блог — Олдермир', 'Блог'] },
  {
    path: '/blog/leaving-well',
    en: [/— Aldermere$/, 'Leaving well: notice and handover'],
    ru: [/— Олдермир$/, 'Как уйти с работы по-хорошему: увольнение и передача дел'],
  },
  {
    path: '/candidates',
    en: ['Candidates — Aldermere', 'Candidates'],
    ru: ['Кандидаты — Олдермир', 'Кандидаты'],
  },
  {
    path: '/staff',
    en: ['Staff — Aldermere', 'Staff'],
    ru: ['Персонал — Олдермир', 'Персонал'],
  },
  {
    path: '/candidate/grace-nanny',
    en: [/Aldermere$/, /Grace/],
    ru: [/Олдермир$/, /Грейс/],
  },
  {
    path: '/staff/nanny',
    en: [/^Nann.*Aldermere$/, 'From breakfast to bath time'],
    ru: [/[Нн]ян.*Олдермир$/, 'От завтрака до вечернего купания'],
  },
  {
    path: '/vacancies',
    en: ['Vacancies — Aldermere', 'Vacancies'],
    ru: ['Вакансии — Олдермир', 'Вакансии'],
  },
  {
    path: '/vacancies/1001',
    en: ['Governess for two boys, 6 and 9 — Aldermere', 'Governess for two boys, 6 and 9'],
    ru: ['Гувернантка к мальчикам 6 и 9 лет — Олдермир', 'Гувернантка к мальчикам 6 и 9 лет'],
  },
  {
    path: '/about/fees',
    en: ['Fees and guarantee — Aldermere', 'Fees and guarantee'],
    ru: ['Комиссия и гарантия — Олдермир', 'Комиссия и гарантия'],
  },
  {
    path: '/contacts',
    en: ['Contacts — Aldermere', 'Contacts'],
    ru: ['Контакты — Олдермир', 'Контакты'],
  },
  {
    path: '/cookies-policy',
    en: ['Cookies policy — Aldermere', 'Cookies policy'],
    ru: ['Политика cookies — Олдермир', 'Политика cookies'],
  },
  {
    path: '/privacy-policy',
    en: ['Privacy policy — Aldermere', 'Privacy policy'],
    ru: ['Политика конфиденциальности — Олдермир', 'Политика конфиденциальности'],
  },
] as const

const FRAME = {
  en: {
    header: ['About', 'Staff', 'Vacancies', 'Candidates', 'Blog', 'Contacts', 'World', 'English'],
    footer: [
      ...['Head office', 'Russia', 'USA', 'Ukraine', 'Academy', 'For Ukraine', 'Geography'],
      ...['Jet rental', 'Contacts', 'Privacy policy', 'Cookies policy', 'Aldermere Household Ltd'],
      ...['licence No. EA-0000-DEMO', '14 Candlemas Row', 'hello@aldermere.example'],
    ],
  },
  ru: {
    header: ['О нас', 'Персонал', 'Вакансии', 'Кандидаты', 'Блог', 'Контакты', 'Русский'],
    footer: [
      ...['Головной офис', 'Россия', 'США', 'Украина', 'Академия', 'Для Украины', 'География'],
      ...['Аренда джета', 'Контакты', 'Политика конфиденциальности', 'Политика cookies'],
      ...['Лицензия агентства', 'Кэндлмас-Роу, 14', 'hello@aldermere.example'],
    ],
  },
}
const LINKS = [
  '/',
  '/vacancies',
  '/candidates',
  '/staff',
  '/blog',
  '/contacts',
  '/privacy-policy',
  '/staff/nanny',
  '/uae',
]
const PHONES = ['tel:+442079460011', 'tel:+74950000011', 'tel:+12125550111', 'tel:+380440000011']

for (const { path, ...texts } of ROUTES) {
  for (const language of ['en', 'ru'] as const) {
    const address = localized(language, path)
    const [title, heading] = texts[language]

    test(`${address} is complete as it comes over the wire`, async () => {
      const { status, headers, text: html } = await ask(defaultOrigin(), address)
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('text/html')
      expect(headers['set-cookie']).toBeUndefined()
      expect(languageOf(html)).toBe(language)
      expect(titleOf(html)).toMatch(title)
      expect(textsOf(html, 'h1')).toEqual([expect.stringMatching(heading)])

      expect(canonicalOf(html)).toBe(absolute(language, path))
      const english = absolute('en', path)
      const alternates = { en: english, ru: absolute('ru', path), 'x-default': english }
      expect(alternatesOf(html)).toEqual(alternates)

      const [header = '', footer = ''] = [...textsOf(html, 'header'), ...textsOf(html, 'footer')]
      for (const text of FRAME[language].header) expect(header).toContain(text)
      for (const text of FRAME[language].footer) expect(footer).toContain(text)
      expect(footer).toContain(String(new Date().getFullYear()))
      const wanted = LINKS.map((link) => localized(language, link))
      const other = localized(language === 'en' ? 'ru' : 'en', path)
      expect(hrefsOf(html)).toEqual(expect.arrayContaining([...wanted, ...PHONES, other]))
    })
  }
}

test('every page has a title of its own', async () => {
  const addresses = ROUTES.flatMap(({ path }) => [path, localized('ru', path)])
  const pages = await Promise.all(addresses.map((address) => ask(defaultOrigin(), address)))
  const titles = pages.map(({ text }) => titleOf(text))
  expect(new Set(titles).size).toBe(addresses.length)
})

function localized(language: 'en' | 'ru', path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ru' : `/ru${path}`
}

function absolute(language: 'en' | 'ru', path: string): string {
  return SITE_URL + localized(language, path)
}
