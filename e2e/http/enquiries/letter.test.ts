import { describe, expect, test } from 'vitest'
import { newPhone, storedFrom } from '#e2e/enquiries/fixture-store.ts'
import { ask, locationOf } from '#e2e/harness/ask.ts'
import { canonicalOf, hrefsOf, isForSearchEngines, textsOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

const SITE_URL = 'https://aldermere.example'
const CHOSEN = 'country=cyprus&household=two&position=chauffeur&live_in=out'

/** What stands in the letter and around it, by language. */
const WORDS = {
  en: {
    title: 'Write us a letter',
    place: 'in Cyprus',
    location: 'Cyprus, with two children',
    schedule: 'full-time, live-out, as soon as possible',
    open: 'Choose a country and a position to see it here.',
  },
  ru: {
    title: 'Напишите нам письмо',
    place: 'на Кипре',
    location: 'Кипр, с двумя детьми',
    schedule: 'на полный день, без проживания, как можно скорее',
    open: 'Выберите страну и должность — сумма появится здесь.',
  },
} as const

describe.each(LOCALES)('the letter without script, in %s', (locale) => {
  const words = WORDS[locale]
  const path = localizedPath(locale, '/brief')

  test('begins open, and is a page to be found', async () => {
    const { status, text: html } = await ask(defaultOrigin(), path)
    expect(status).toBe(200)
    expect(textsOf(html, 'h1')).toEqual([words.title])
    expect(isForSearchEngines(html)).toBe(true)
    expect(canonicalOf(html)).toBe(SITE_URL + path)
    expect(textsOf(html, 'dd').join(' ')).toContain(words.open)
    const choices = textsOf(html, 'option')
    expect(choices.length).toBeGreaterThan(50)
    for (const choice of choices) expect(choice).not.toMatch(/^$|[{}<>]|undefined/)
  })

  test('says what is chosen, and who is free then', async () => {
    const { status, headers, text: html } = await ask(defaultOrigin(), `${path}?${CHOSEN}`)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(isForSearchEngines(html)).toBe(false)
    expect(canonicalOf(html)).toBe(SITE_URL + path)
    expect(chosenIn(html)).toEqual([words.place, expect.any(String), expect.any(String)])
    expect(hiddenIn(html)).toMatchObject({
      location: words.location,
      schedule: words.schedule,
      link: `${SITE_URL}${path}?${CHOSEN}`,
    })

    expect(hrefsOf(html)).toContain(localizedPath(locale, '/candidate/andreas-chauffeur'))
    const other = locale === 'en' ? '/ru/brief' : '/brief'
    expect(hrefsOf(html)).toContain(`${other}?${CHOSEN}`)
  })

  test('has the figures of the position’s own page', async () => {
    const asked = `${path}?country=uk&position=chauffeur`
    const { text: html } = await ask(defaultOrigin(), asked)
    const position = await ask(defaultOrigin(), localizedPath(locale, '/staff/chauffeur'))
    const [pay = '', fee = ''] = textsOf(html, 'dd')
    expect(plain(position.text)).toContain(figuresOf(pay))
    expect(plain(position.text)).toContain(figuresOf(fee))
  })

  test('keeps what it knows of an address of anybody’s making', async () => {
    const hostile =
      'country=cyprus&position=%3Cscript%3E&schedule=__proto__&start=2027-99&live_in=out'
    const { status, text: html } = await ask(defaultOrigin(), `${path}?${hostile}&household=%00`)
    expect(status).toBe(200)
    expect(html).not.toMatch(/<script>&|value="(?:&lt;script|__proto__|2027-99)/)
    expect(hiddenIn(html)).toMatchObject({ position: '', schedule: words.schedule })
    expect(textsOf(html, 'dd').join(' ')).toContain(words.open)
  })

  test('comes back with what was chosen and typed, and is stored once it is right', async () => {
    const { text: html } = await ask(defaultOrigin(), `${path}?${CHOSEN}`)
    const hidden = hiddenIn(html)
    const filled = { ...hidden, contact: 'phone', name: 'Ада' }
    const refused = await post(html, { ...filled, phone: 'none' })
    expect(refused.status).toBe(303)
    const back = locationOf(refused, defaultOrigin())
    expect(back).toMatch(new RegExp(`^${path}\\?enquiry=[\\w-]+#price$`))

    const [cookie = ''] = refused.headers['set-cookie'] ?? []
    const headers = { Cookie: cookie.split(';')[0] ?? '' }
    const page = await ask(defaultOrigin(), back.split('#')[0] ?? '', { headers })
    expect(page.status).toBe(422)
    expect(chosenIn(page.text)[0]).toBe(words.place)
    expect(hiddenIn(page.text)).toMatchObject({ location: hidden.location, link: hidden.link })
    expect(page.text).toContain('value="Ада"')

    const phone = newPhone()
    const accepted = await post(page.text, { ...filled, phone })
    expect(locationOf(accepted, defaultOrigin())).toContain(path)
    const { location, schedule } = words
    const fields = { location, schedule, contact: 'phone', name: 'Ада', link: hidden.link }
    expect(await storedFrom(phone)).toMatchObject([
      { form: 'price', language: locale, endpoint: '/api/form-cost', fields },
    ])
  })
})

test('the facts alone are had in each language, and only asked for', async () => {
  const headers = { 'Accept-Language': 'ru' }
  const facts = await ask(defaultOrigin(), `/api/brief?${CHOSEN}`, { headers })
  expect([facts.status, facts.headers['content-language']]).toEqual([200, 'ru'])
  expect(JSON.parse(facts.text)).toMatchObject({
    people: [{ href: '/ru/candidate/andreas-chauffeur' }],
    nobody: '',
  })
  const net = await ask(defaultOrigin(), '/api/brief?country=russia&position=nanny', { headers })
  const [, fee] = JSON.parse(net.text).lines
  expect(fee).toMatchObject({ value: expect.stringMatching(/^18\s%/) })
  expect((await ask(defaultOrigin(), '/api/brief', { method: 'POST' })).status).toBe(405)
})

test.each([
  ['/staff/nanny', '/brief?position=nanny'],
  ['/ru/uae', '/ru/brief?country=uae'],
  ['/staff?country=uk', '/brief?country=uk'],
  ['/ru/contacts', '/ru/brief'],
])('%s leads to it with what the page is about', async (page, letter) => {
  const { text: html } = await ask(defaultOrigin(), page)
  expect(hrefsOf(html)).toContain(letter)
})

function post(html: string, fields: Record<string, string>) {
  const [, action = ''] = /<form[^>]* action="([^"]*form-cost[^"]*)"/.exec(html) ?? []
  return ask(defaultOrigin(), action.replaceAll('&amp;', '&'), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: String(new URLSearchParams(fields)),
  })
}

/** The fields that the page fills in, by name. */
function hiddenIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden"([^>]*)>/g)].map(([, attributes = '']) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    return [read('name'), read('value').replaceAll('&amp;', '&')]
  })
  return Object.fromEntries(inputs)
}

/** What the letter's first choices show. */
function chosenIn(html: string): string[] {
  const chosen = html.matchAll(/<option[^>]* selected=""[^>]*>([^<]*)</g)
  return [...chosen].slice(0, 3).map(([, text = '']) => plain(text))
}

function figuresOf(value: string): string {
  return plain(/[\d,  ]+–[\d,  ]+\d/.exec(plain(value))?.[0] ?? 'no figures').trim()
}

function plain(text: string): string {
  return text.replaceAll(/[\u2060\u2011]/g, '').replaceAll('\u00a0', ' ')
}
