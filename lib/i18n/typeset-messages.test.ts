import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from './languages.ts'
import { LOCALES } from './locales.ts'
import { typesetMessages } from './typeset-messages.ts'
import { withPlainSpaces } from './typography.ts'

const { ru } = MESSAGES

describe('typeset messages', () => {
  test.each([
    ['Ищем людей в дом — и не один', 'Ищем людей в~дом~— и~не~один'],
    ['Может выйти с <time>{date}</time>', 'Может выйти с~<time>{date}</time>'],
    ['Страница {page} из {lastPage}', 'Страница {page} из~{lastPage}'],
    [
      'Работаем в {count, plural, one {# стране} other {# странах}}',
      'Работаем в~{count, plural, one {#~стране} other {#~странах}}',
    ],
    [
      '{years, plural, =0 {Меньше года} one {Опыт # год} other {Опыт # лет}}',
      '{years, plural, =0 {Меньше года} one {Опыт #~год} other {Опыт #~лет}}',
    ],
    ['18 % от 48 000 £', '18~% от~48~000~£'],
  ])('hold together what a line must not part: %s', (text, set) => {
    const messages = typesetMessages({ home: { text } }, 'ru')
    expect(messages.home.text.replaceAll('\u00a0', '~')).toBe(set)
  })

  test.each(LOCALES)('of the site differ in their spaces alone: %s', (locale) => {
    const plain = (messages: object) => withPlainSpaces(JSON.stringify(messages))
    const set = typesetMessages(MESSAGES[locale], locale)
    expect(plain(set)).toBe(plain(MESSAGES[locale]))
  })

  test('leave the names of controls as they are looked for', () => {
    const { enquiries, errors, form, site } = typesetMessages(ru, 'ru')
    expect(enquiries.callback.whatsapp).toBe(ru.enquiries.callback.whatsapp)
    expect(errors.notFound).toBe(ru.errors.notFound)
    expect([form.labels, form.choices, site]).toEqual([ru.form.labels, ru.form.choices, ru.site])
  })

  test('set what is a sentence among those names, as in the windows of the forms', () => {
    const { enquiries } = typesetMessages({ enquiries: { text: 'Имя и номер, по-русски.' } }, 'ru')
    expect(enquiries.text).toBe('Имя и\u00a0номер, по-\u2060русски.')
  })

  test('of the site let no Russian line begin with a dash or end with a short word', () => {
    const { enquiries, errors, form, site, ...texts } = typesetMessages(ru, 'ru')
    const sentences = textsOf({ enquiries, errors, form, site }).filter((it) => /[.!?…]$/.test(it))
    const loose = [...textsOf(texts), ...sentences].filter((text) =>
      / —|(?<![\p{L}-])(?:в|и|с|к|о|у|на|не|из|по|за|до|от) /iu.test(text),
    )
    expect(loose).toEqual([])
  })

  test.each(LOCALES)('of the site can still be read: %s', (locale) => {
    for (const text of textsOf(typesetMessages(MESSAGES[locale], locale))) {
      expect(() => parse(text)).not.toThrow()
    }
  })
})

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return Object.values(Object(node)).flatMap(textsOf)
}
