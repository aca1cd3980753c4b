import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'
import { toWords, type Word } from './words.ts'

const KNOWN = 'nanny housekeeper housemaid governess няня домработница гувернантка'

test.each([
  ['housek', ['housekeep']],
  ['гув', ['гувернантк']],
  ['n', undefined],
  ['zebra', undefined],
])('what begins with %s', (typed, stems) => {
  expect(known().begun(word(typed))?.stems).toEqual(stems)
})

test.each([
  ['nany', 'nanny'],
  ['nannny', 'nanny'],
  ['nanyn', 'nanny'],
  ['домработнецу', 'домработница'],
  ['hosekeper', 'housekeeper'],
  ['nyny', undefined],
  ['zzzzzzzz', undefined],
])('what %s was meant for', (typed, meant) => {
  expect(known().similar(word(typed), 2)?.shown).toBe(meant)
})

test('letters of another script do', () => {
  expect(known().get(word('nyanya'))?.text).toBe('няня')
})

function known(): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const each of toWords(KNOWN)) vocabulary.add(each)
  return vocabulary
}

function word(text: string): Word {
  const [first] = toWords(text)
  if (!first) throw new Error(`${text} has no word`)
  return first
}
