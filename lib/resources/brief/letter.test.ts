import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { LETTER_ANSWERS } from '#lib/i18n/pages.ts'
import { briefFields } from './fields.ts'
import { letterChoices, letterParts } from './letter.ts'
import { perAnswer, readAnswers, titleOfChoice } from './model.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const COUNTRY = { id: 1, slug: 'uk', heading: '' }
const UK = {
  en: { ...COUNTRY, title: 'United Kingdom', where: 'in the United Kingdom' },
  ru: { ...COUNTRY, title: 'Великобритания', where: 'в Великобритании' },
}
const MENU = {
  en: [{ title: 'Children', pages: [page('nanny', 'Nanny'), page('pa', 'PA to the family')] }],
  ru: [{ title: 'Дети', pages: [page('nanny', 'Няня'), page('chef', 'Личный повар')] }],
}
const shellOf = (locale: Locale) => ({ countries: [UK[locale]], staffMenu: MENU[locale] })

describe.each(LOCALES)('the letter in %s', (locale) => {
  const choices = letterChoices(locale, shellOf(locale), NOW)
  const parts = letterParts(locale, shellOf(locale))

  test('asks for each answer once, and has an open choice first', () => {
    const asked = parts.flatMap((part) => ('answer' in part ? [part.answer] : []))
    expect(asked.toSorted()).toEqual(LETTER_ANSWERS.toSorted())
    for (const name of LETTER_ANSWERS) {
      const values = choices[name].map(({ value }) => value)
      expect(values[0]).toBe('')
      expect(new Set(values).size, name).toBe(values.length)
      expect(values.length, name).toBeGreaterThan(1)
    }
  })

  test('is a whole text whatever is chosen', () => {
    const texts = [
      ...LETTER_ANSWERS.flatMap((name) => choices[name].map(({ text }) => text)),
      ...parts.flatMap((part) => ('text' in part ? [part.text] : [])),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/[{}<>]|undefined/)
      expect(text).not.toBe('')
    }
    // Within a sentence nothing but a name has a capital.
    const inSentence = LETTER_ANSWERS.filter((name) => name !== 'country' && name !== 'start')
    for (const { text } of inSentence.flatMap((name) => [...choices[name]])) {
      expect(text).toMatch(/^[^\p{Lu}]|^PA/u)
    }
  })

  test('is told as the fields of an enquiry, with the names that the site has for things', () => {
    const open = readAnswers({}, choices)
    const fieldsOf = (answers: typeof open) =>
      briefFields((name) => titleOfChoice(name, answers, choices))
    expect(fieldsOf(open)).toMatchObject({ position: '', location: '' })
    const full = readAnswers({ country: 'uk', household: 'two', position: 'nanny' }, choices)
    const { position, location, schedule } = fieldsOf(full)
    expect(position).toBe(MENU[locale][0]?.pages[0]?.title)
    expect(location).toMatch(new RegExp(`^${UK[locale].title}, \\S`))
    expect(schedule.split(', ')).toHaveLength(3)
  })
})

test('the sentences read as people write them', () => {
  const read = (locale: Locale, asked: Record<string, string>) => {
    const choices = letterChoices(locale, shellOf(locale), NOW)
    const answers = readAnswers(asked, choices)
    const textOf = (part: ReturnType<typeof letterParts>[number]) =>
      'text' in part
        ? part.text
        : choices[part.answer].find(({ value }) => value === answers[part.answer])?.text
    return letterParts(locale, shellOf(locale)).map(textOf).join('').replaceAll('\u00a0', ' ')
  }
  const asked = { country: 'uk', household: 'two', position: 'nanny', live_in: 'out' }
  expect(read('en', { ...asked, start: '2027-01' })).toBe(
    'We live in the United Kingdom with two children. We need a full-time nanny, live-out, from January 2027.',
  )
  expect(read('ru', { ...asked, start: '2027-01' })).toBe(
    'Мы живём в Великобритании с двумя детьми. Нам требуется няня на полный день, без проживания, с января 2027 года.',
  )
  expect(read('ru', { ...asked, schedule: 'short', start: '2027-05' })).toMatch(
    'няня на время (до 3 месяцев), без проживания, с мая 2027 года.',
  )
})

test('months stand in the case that follows their preposition', () => {
  const { start } = letterChoices('ru', shellOf('ru'), NOW)
  const months = start.slice(1).map(({ text }) => text)
  expect(months).toHaveLength(9)
  for (const month of months) expect(month).toMatch(/^с [а-я]+(?:я|а) 20\d\d года$/)
})

test('where a country has no name for within a sentence, the sentence does without', () => {
  const named = { ...shellOf('ru'), countries: [{ ...UK.ru, where: undefined }] }
  expect(letterParts('ru', named)[0]).toEqual({ text: 'Наша страна: ' })
  expect(letterChoices('ru', named, NOW).country[1]?.text).toBe('Великобритания')
})

test.each([
  [{ country: '<script>', position: 'nanny' }],
  [{ country: '__proto__', position: 'nanny', start: '2027-99' }],
  [{ country: 'UK', position: 'nanny', live_in: 'in\u0000', schedule: '{x}', household: ' ' }],
  [{ country: 'constructor', position: 'nanny', start: '2020-01' }],
])('of an address like %o only what can be chosen is kept', (asked) => {
  const answers = readAnswers(asked, letterChoices('en', shellOf('en'), NOW))
  expect(answers).toEqual({ ...perAnswer(() => ''), position: 'nanny' })
})

function page(slug: string, title: string) {
  return { slug, title }
}
