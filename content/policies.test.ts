import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { CONSENT_COOKIE, CONSENT_DAYS } from '#components/site/consent/consent-store.ts'
import { parseSettings } from '#lib/config/settings.ts'
import { flashCookie } from '#lib/enquiries/receive/flash-store.ts'
import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, LOCALES, type Locale } from '#lib/i18n/locales.ts'

const SETS = /writeCookie\(|'Set-Cookie'|Cookies\.set/
const policySchema = z.object({
  figures: z.array(z.object({ figure: z.string() })),
  body: z.record(z.enum(LOCALES), z.string()),
})

const [flash = '', flashSeconds = ''] =
  /^(\w+)=.*Max-Age=(\d+)/.exec(flashCookie('', { isSecure: true }))?.slice(1) ?? []

/** Every cookie that the site sets, and for how long, as a number that the text has to say. */
const COOKIES: Record<string, number> = {
  [LOCALE_COOKIE]: LOCALE_COOKIE_DAYS,
  [CONSENT_COOKIE]: CONSENT_DAYS,
  [flash]: Number(flashSeconds) / 60,
}

/** By which words the text names where enquiries go. */
const RECIPIENTS: Record<TargetName, Record<Locale, RegExp>> = {
  backend: { en: /back office/, ru: /внутреннюю систему/ },
  webhook: { en: /back office/, ru: /внутреннюю систему/ },
  email: { en: /mailbox of an office/, ru: /на почту офиса/ },
}

describe.each(LOCALES)('the policies say what the code does (%s)', (locale) => {
  const privacy = textOf('privacy-policy', locale)
  const cookies = textOf('cookies-policy', locale)

  test('for how long enquiries are kept, and how many may be sent', () => {
    const { retentionDays, undeliveredRetentionDays, rateLimit } = parseSettings({})
    const numbers = [retentionDays, undeliveredRetentionDays, rateLimit?.count]
    for (const number of [...numbers, (rateLimit?.windowS ?? 0) / 60]) {
      expect(privacy).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
    }
  })

  test('who is sent them, and that nobody else is', () => {
    for (const words of Object.values(RECIPIENTS)) expect(privacy).toMatch(words[locale])
    for (const name of ['Google', 'WhatsApp', 'Telegram']) expect(privacy).toContain(name)
  })

  test('which cookies there are, no more and no fewer, and how long they last', () => {
    const rows = Array.from(cookies.matchAll(/<tr>(.*?)<\/tr>/g), ([, row = '']) =>
      Array.from(row.matchAll(/<td>(.*?)<\/td>/g), ([, cell = '']) => cell),
    )
    const named = rows.filter(([name = '']) => /^\w+$/.test(name))
    const lives = named.map(([name = '', , , life = '']) => [name, Number(/\d+/.exec(life)?.[0])])
    expect(Object.fromEntries(lives)).toEqual(COOKIES)
  })
})

test('what is said large of cookies is how many there are, and the longest that one lasts', () => {
  const { figures } = read('cookies-policy')
  expect(figures.slice(0, 2).map(({ figure }) => Number(figure))).toEqual([
    Object.keys(COOKIES).length,
    Math.max(...Object.values({ ...COOKIES, [flash]: 0 })),
  ])
})

test('nothing else sets a cookie', () => {
  const sources = globSync('{app,components,lib}/**/*.{ts,tsx}', {
    exclude: (name) => name.includes('.test.'),
  })
  const setting = sources.filter((file) => SETS.test(readFileSync(file, 'utf8')))
  expect(setting.toSorted()).toEqual([
    'components/site/consent/consent-store.ts',
    'components/site/language/language-link.tsx',
    'components/ui/browser/cookie.ts',
    'lib/enquiries/receive/no-js-redirect.ts',
  ])
})

/** The digits of a number stand together, whatever groups them. */
function textOf(slug: string, locale: Locale): string {
  return read(slug).body[locale].replaceAll(/(?<=\d)[,\s](?=\d{3})/gu, '')
}

function read(slug: string) {
  return policySchema.parse(parse(readFileSync(`content/policies/${slug}.yaml`, 'utf8')))
}
