import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_RULES, WRITTEN_MESSAGES } from '#lib/i18n/languages.ts'
import { DEFAULT_LOCALE, fallbackOf, LOCALES, perLocale } from '#lib/i18n/locales.ts'

type Messages = Map<string, string>

const MESSAGES = perLocale((locale) => flatten(WRITTEN_MESSAGES[locale]))
const QUOTES = ['"', '«', '»', '“', '”']

describe.each(LOCALES)('the messages of %s', (locale) => {
  const messages = [...MESSAGES[locale]]

  test('are those of the default language, with the same arguments', () => {
    const own = argumentsOf(MESSAGES[locale])
    const all = argumentsOf(MESSAGES[DEFAULT_LOCALE])
    if (fallbackOf(locale)) expect(all).toMatchObject(own)
    else expect(own).toEqual(all)
  })

  test('are never empty', () => {
    expect(messages.filter(([, text]) => !text.trim())).toEqual([])
  })

  test('name every plural form that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const incomplete = messages.filter(([, text]) =>
      pluralsOf(parse(text)).some((forms) =>
        pluralCategories.some((form) => !forms.includes(form)),
      ),
    )
    expect(incomplete).toEqual([])
  })

  test('are in their own language', () => {
    if (LANGUAGE_RULES[locale].scripts.text.includes('cyrillic')) {
      const foreign = messages.filter(([, text]) => !/\p{Script=Cyrillic}/u.test(textOf(text)))
      expect(foreign.filter(([, text]) => /\p{Script=Latin}{2}/u.test(textOf(text)))).toEqual([])
    } else {
      expect(messages.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
    }
  })

  test('keep the quotation marks of their language', () => {
    const own: readonly string[] = LANGUAGE_RULES[locale].typography.quotes[0] ?? []
    const others = QUOTES.filter((mark) => !own.includes(mark))
    const foreign = messages.filter(([, text]) =>
      others.some((mark) => withoutTags(text).includes(mark)),
    )
    expect(foreign).toEqual([])
  })
})

function flatten(node: object, path = ''): Messages {
  const entries = Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + key, value]]
      : [...flatten(Object(value), `${path}${key}.`)],
  )
  return new Map(entries)
}

function argumentsOf(messages: Messages): Record<string, string[]> {
  return Object.fromEntries(
    [...messages].map(([key, text]) => [key, [...new Set(namesIn(parse(text)))].sort()]),
  )
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value]
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
  })
}

function pluralsOf(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options)] : [],
  )
}

/** What a reader sees: no names of arguments, no addresses, no names of the trade. */
function textOf(text: string): string {
  return literalsIn(parse(text))
    .join(' ')
    .replaceAll(/WhatsApp|Telegram|cookies?|\S+@\S+/gi, '')
}

function literalsIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literalsIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return Object.values(element.options).flatMap(({ value }) => literalsIn(value))
  })
}

function withoutTags(text: string): string {
  return text.replaceAll(/<[^>]*>/g, '')
}
