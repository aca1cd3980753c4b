import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales.ts'
import { typeset, typesetText, withPlainSpaces, withWholeNumbers } from './typography.ts'

describe('typeset in Russian', () => {
  it.each([
    ['Няня в дом у моря, и не одна', 'Няня в~дом у~моря, и~не~одна'],
    ['Я и он', 'Я и~он'],
    [
      'Из-за них. То же самое, что ли? Кто бы ни был',
      'Из-за них. То~же самое, что~ли? Кто~бы ни~был',
    ],
    ['Дом — это люди', 'Дом~— это люди'],
    ['Дом - это люди', 'Дом~— это люди'],
    ['10 км, 15 %, 20 000 ₽, № 5, 2009 г., 6 лет', '10~км, 15~%, 20~000~₽, №~5, 2009~г., 6~лет'],
    ['от 1 250 000 до 1 500 000 руб. в месяц', 'от~1~250~000 до~1~500~000~руб. в~месяц'],
    ['28 000–30 000 дирхамов, 20 000 евро', '28~000–30~000 дирхамов, 20~000~евро'],
    ['в 2019 300 человек', 'в~2019 300 человек'],
    ['5-12 дней, 9:00-18:30', '5–12~дней, 9:00–18:30'],
    ['гостиница на 180 номеров, часы сверх 40', 'гостиница на~180~номеров, часы сверх 40'],
    ['лицензия № EA-0000-DEMO', 'лицензия №~EA-0000-DEMO'],
    ['и т. д., и т. п.', 'и~т.~д., и~т.~п.'],
    ['"Дом"', '«Дом»'],
    ['Ресторан "Дом "Ромашка"" (или "Сад")', 'Ресторан «Дом „Ромашка“» (или «Сад»)'],
    ['«Дом "Ромашка"»', '«Дом „Ромашка“»'],
    ['Она спросила: "Можно?" - и вошла', 'Она спросила: «Можно?»~— и~вошла'],
    ['Доска 5" и дюйм', 'Доска 5" и~дюйм'],
    ['няня-домработница', 'няня-домработница'],
    ['трое детей, 1, 4 и 7 лет', 'трое детей, 1,~4~и~7~лет'],
    ['Дом для гостей или семьи', 'Дом для~гостей или семьи'],
  ])('sets %s', (text, set) => {
    expect(typeset(text, 'ru').replaceAll('\u00a0', '~')).toBe(set)
  })
})

describe('typeset in English', () => {
  it.each([
    [`She said "no", and 'perhaps'.`, 'She said “no”, and ‘perhaps’.'],
    [
      `A nanny's contract, the families' house, it's`,
      'A nanny’s contract, the families’ house, it’s',
    ],
    [`the '90s and 1990's`, 'the ’90s and 1990’s'],
    [`5' 10" tall`, `5' 10" tall`],
    [`("yes")`, '(“yes”)'],
    ['10 km, 5 kg, 9 am, 18 %, 100 EUR, AED 500', '10~km, 5~kg, 9~am, 18~%, 100~EUR, AED~500'],
    ['£5,000 a month', '£5,000 a~month'],
    ['10 men, 25 dinner parties, over 40 are paid', '10~men, 25~dinner parties, over 40 are paid'],
    ['three children, 1, 4 and 7; a girl of 3', 'three children, 1,~4~and~7; a girl of~3'],
    ['5-12 days, £40-50, 9.00-13.00', '5–12~days, £40–50, 9.00–13.00'],
    [
      'on 2026-03-14, tel. 212 555-0111, EA-0000-DEMO',
      'on 2026-03-14, tel. 212 555-0111, EA-0000-DEMO',
    ],
    ['a house - a home — a word', 'a house - a home~— a word'],
    [
      'on 3 November, No. 5, 9 countries, St James’s',
      'on 3~November, No.~5, 9~countries, St~James’s',
    ],
  ])('sets %s', (text, set) => {
    expect(typeset(text, 'en').replaceAll('\u00a0', '~')).toBe(set)
  })
})

describe('text that is read in lines', () => {
  it.each([
    ['по-прежнему, кто-то, няне-домработнице', 'по-~прежнему, кто-~то, няне-~домработнице'],
    ['10-15 %, 9:00–18:30', '10–~15 %, 9:00–~18:30'],
    ['на 13–20-й день, 7:00–19:00', 'на 13–~20-~й день, 7:00–~19:00'],
    ['a live-out post, a four-year-old', 'a live-~out post, a four-~year-~old'],
    ['a withdrawal-agreement card', 'a withdrawal-agreement card'],
    ['EA-0000-DEMO, S-01, Нью-Йорк', 'EA-~0000-~DEMO, S-~01, Нью-~Йорк'],
    [
      'a-b@example.org, https://a-b.example/c-1, +44 20 7946-0011',
      'a-b@example.org, https://a-b.example/c-1, +44 20 7946-0011',
    ],
  ])('holds together %s', (text, held) => {
    const set = typesetText(text, 'ru')
    expect(set.replaceAll('\u2060', '~').replaceAll('\u00a0', ' ')).toBe(held)
    expect(typesetText(set, 'ru')).toBe(set)
    expect(withPlainSpaces(set)).not.toContain('\u2060')
  })
})

it.each([
  [
    'London, head office: 14 Candlemas Row, W0 0AA',
    'London, head office: 14~Candlemas Row, W0~0AA',
  ],
  ['дом «Фонарь», офис 11', 'дом «Фонарь», офис~11'],
  ['Кэндлмас-Роу, 14, W0 0AA', 'Кэндлмас-\u2060Роу,~14, W0~0AA'],
])('a number stays with what it numbers: %s', (address, whole) => {
  expect(withWholeNumbers(address).replaceAll('\u00a0', '~')).toBe(whole)
})

describe('typeset', () => {
  it.each([
    "https://example.org/o'neil/2020-2021?a=5-6",
    'www.example.org/a-b',
    "o'neil-1-2@example.org",
  ])('leaves an address alone: %s', (address) => {
    for (const locale of LOCALES) {
      expect(typeset(`("${address}" ${address})`, locale)).toContain(` ${address})`)
      expect(typeset(`"${address}"`, locale).slice(1, -1)).toBe(address)
    }
  })

  it.each(['+7 495 000 00 11', '+44 20 7946-0011'])('keeps in one line %s', (phone) => {
    for (const locale of LOCALES) {
      expect(typeset(`(call ${phone})`, locale)).toBe(`(call ${phone.replaceAll(' ', '\u00a0')})`)
    }
  })

  it('can be undone as to its spaces', () => {
    const text = 'Няня в дом у моря — 20 000 ₽'
    expect(withPlainSpaces(typeset(text, 'ru'))).toBe(text)
  })

  const locales = fc.constantFrom(...LOCALES)
  const texts = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['"', "'", '«', '»', '„', '“', '”', '‘', '’', '-', '–', '—', ' ', ' ', ' ', '\u00a0'],
          ...[
            'в',
            'дом',
            'же',
            'т.',
            'a',
            'house',
            's',
            'км',
            'km',
            '5',
            '12',
            '000',
            '0',
            '%',
            '£',
          ],
          ...['.', ',', '(', ')', '+7', '@', '://', 'http', 'www.', '&amp;', '\n'],
        ),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      ),
      { maxLength: 24 },
    )
    .map((parts) => parts.join(''))

  it('changes nothing in what it has set', () => {
    fc.assert(
      fc.property(texts, locales, (text, locale) => {
        const set = typeset(text, locale)
        expect(typeset(set, locale)).toBe(set)
      }),
      { numRuns: 5_000 },
    )
  })

  it('changes only quotes, dashes and spaces, each in its place', () => {
    const marks = /["'“”‘’«»„]|[-–—]|[ \u00a0]/g
    const skeleton = (text: string) =>
      text.replace(marks, (mark) => (/[ \u00a0]/.test(mark) ? ' ' : /[-–—]/.test(mark) ? '-' : '"'))
    fc.assert(
      fc.property(texts, locales, (text, locale) => {
        expect(skeleton(typeset(text, locale))).toBe(skeleton(text))
      }),
      { numRuns: 5_000 },
    )
  })
})
