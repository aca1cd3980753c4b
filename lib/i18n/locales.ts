/** What a browser needs to know of a language, wherever it is: few bytes, sent with every page. */
interface LanguageBasics {
  /** In itself, for those who know no other. */
  name: string
  /** Texts may be missing, of messages and of content: those of the default language stand in. */
  isPartial?: true
  /** BCP 47, for dates and numbers. */
  tag: string
  /** Said where a part of the program is missing, and so perhaps the page that would bring words. */
  failure: { unexpected: string; missingPart: string; advice: string; goHome: string }
  /** Filled into a chat, with `{reference}` and `{site}`. */
  chat: { staff: string; job: string }
  /** How a number that is dialled within its country becomes one for the world, in turn. */
  dialling: readonly (readonly [written: RegExp, international: string])[]
}

/** The languages of the site, by their codes of two letters. Everything else about languages follows from this list. */
export const LANGUAGES = {
  en: {
    name: 'English',
    tag: 'en-GB',
    failure: {
      unexpected: 'Something went wrong on this page.',
      missingPart: 'A part of this page could not be loaded.',
      advice: 'It’s our fault, not yours. Please try again in a minute, or call us.',
      goHome: 'Go to home page',
    },
    chat: {
      staff: 'Hello! I need a consultation. Case {reference}, {site}',
      job: 'Hello! I am looking for work. Case {reference}, {site}',
    },
    dialling: [],
  },
  ru: {
    name: 'Русский',
    tag: 'ru-RU',
    failure: {
      unexpected: 'На этой странице что-то пошло не так.',
      missingPart: 'Часть этой страницы не загрузилась.',
      advice:
        'Ошибка на нашей стороне, не на вашей. Попробуйте ещё раз через минуту или позвоните нам.',
      goHome: 'На главную',
    },
    chat: {
      staff: 'Здравствуйте! Мне нужна консультация. Заявка {reference}, {site}',
      job: 'Здравствуйте! Я ищу работу. Заявка {reference}, {site}',
    },
    // From Russia one dials 8 within the country, and 8 10 to another one. Codes of places and of
    // mobile networks begin with the digits named; 80 and 81 would be other countries.
    dialling: [
      [/^810(?=[1-9]\d{8,}$)/, '+'],
      [/^[78](?=[34789]\d{9}$)/, '+7'],
    ],
  },
} as const satisfies Record<string, LanguageBasics>

export type Locale = keyof typeof LANGUAGES

export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale)

/** Its addresses have no prefix, and a text that another language lacks is shown in it. */
export const DEFAULT_LOCALE: Locale = 'en'

/** The language whose texts stand in where one has none; undefined where none may be missing. */
export function fallbackOf(locale: Locale): Locale | undefined {
  const { isPartial }: LanguageBasics = LANGUAGES[locale]
  return isPartial && DEFAULT_LOCALE
}

/** Holds the language that a visitor has chosen. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'
export const LOCALE_COOKIE_DAYS = 365

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** A value for each language. */
export function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return keyedByLocale((locale) => locale, make)
}

/** A value for each language, by a name that is made of its code. */
export function keyedByLocale<Key extends string, T>(
  keyOf: (locale: Locale) => Key,
  make: (locale: Locale) => T,
): Record<Key, T> {
  const entries = LOCALES.map((locale) => [keyOf(locale), make(locale)] as const)
  return Object.fromEntries(entries) as Record<Key, T>
}

/** The language's name; a code that is none is shown as it came. */
export function languageName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
