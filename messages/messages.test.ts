import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }

type Messages = Map<string, string>

const MESSAGES = { en: flatten(en), ru: flatten(ru) }
const PLURALS_OF_RUSSIAN = ['one', 'few', 'many', 'other']

describe('the messages', () => {
  test('are the same in both languages, with the same arguments', () => {
    expect(argumentsOf(MESSAGES.ru)).toEqual(argumentsOf(MESSAGES.en))
  })

  test('are never empty', () => {
    for (const messages of Object.values(MESSAGES)) {
      expect([...messages].filter(([, text]) => !text.trim())).toEqual([])
    }
  })

  test('name every plural form that Russian has', () => {
    const incomplete = [...MESSAGES.ru].filter(([, text]) =>
      pluralsOf(parse(text)).some((forms) =>
        PLURALS_OF_RUSSIAN.some((form) => !forms.includes(form)),
      ),
    )
    expect(incomplete).toEqual([])
  })

  test('are in their own language', () => {
    const cyrillic = [...MESSAGES.en].filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))
    expect(cyrillic).toEqual([])
    const foreign = [...MESSAGES.ru].filter(
      ([, text]) => !/\p{Script=Cyrillic}/u.test(textOf(text)),
    )
    expect(foreign.filter(([, text]) => /\p{Script=Latin}{2}/u.test(textOf(text)))).toEqual([])
  })

  test('keep the quotation marks of their language', () => {
    expect([...MESSAGES.en].filter(([, text]) => /["«»]/.test(withoutTags(text)))).toEqual([])
    expect([...MESSAGES.ru].filter(([, text]) => /["“”]/.test(withoutTags(text)))).toEqual([])
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
