import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '#lib/i18n/locales.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const codesByTitle = new Map<Locale, ReadonlyMap<string, string>>()

/** The ISO 3166 code of a country that only its usual name is known of. */
export function isoCodeOf(title: string, locale: Locale): string | undefined {
  return codesIn(locale).get(title) ?? codesIn(DEFAULT_LOCALE).get(title)
}

/** By the long names and the short ones: `Соединённые Штаты` and `США`. */
function codesIn(locale: Locale): ReadonlyMap<string, string> {
  const known = codesByTitle.get(locale)
  if (known) return known
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    isCurrent,
  )
  const entries = (['short', 'long'] as const).flatMap((style) => {
    const options = { type: 'region', style, fallback: 'none' } as const
    const names = new Intl.DisplayNames(LANGUAGES[locale].tag, options)
    return codes.flatMap((code) => {
      const title = names.of(code)
      return title ? [[title, code] as const] : []
    })
  })
  codesByTitle.set(locale, new Map(entries))
  return codesIn(locale)
}

/** `UK` and `SU` have names too, and stand for codes of today. */
function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}
