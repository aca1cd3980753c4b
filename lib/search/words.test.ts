import { describe, expect, test } from 'vitest'
import { inOtherLayouts, toLatin, toWords } from './words.ts'

const stemsOf = (text: string) => toWords(text).map(({ stem }) => stem)

describe('words', () => {
  test.each([
    ['няня', 'няни няню няней НЯНЯ нянь'],
    ['nanny', 'nannies Nanny NANNY nanny’s nanny\u00ad'],
    ['шофер', 'шофёр шофёра Шофёром'],
    ['Zürich', 'zurich ZURICH'],
  ])('of one meaning are one: %s', (word, forms) => {
    const [stem] = stemsOf(word)
    expect(new Set(stemsOf(forms))).toEqual(new Set([stem]))
  })

  test('that say nothing are marked', () => {
    const saying = toWords('a nanny in the house, няня в доме').filter((word) => !word.isStopWord)
    expect(saying.map(({ text }) => text)).toEqual(['nanny', 'house', 'няня', 'доме'])
  })

  test.each(['', '  ', '?!', '👶🍼', '\u200b'])('are none in %j', (text) => {
    expect(toWords(text)).toEqual([])
  })

  test('of any length are taken as they are', () => {
    expect(toWords('я'.repeat(5000))).toHaveLength(1)
  })
})

test.each([
  ['yzyz', 'няня'],
  [',fnkth', 'батлер'],
  ['тфттн', 'nanny'],
  ['UEDTHYFYNRF', 'гувернантка'],
])('%s is %s with the keyboard of the other language', (typed, meant) => {
  expect(inOtherLayouts(typed)).toContain(meant)
})

test('letters are written in Latin ones as in a passport', () => {
  expect(['няня', 'водитель', 'nanny'].map(toLatin)).toEqual(['nyanya', 'voditel', 'nanny'])
})
