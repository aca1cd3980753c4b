import { expect, test } from 'vitest'
import { localize } from './localize.ts'

const TREE = {
  title: { en: 'Nanny', ru: 'Няня' },
  duties: [{ name: { en: 'Cooks', ru: ' ' } }, { name: { en: 'Drives' } }],
  age: 30,
}

function taken(fallback: 'en' | undefined) {
  const faults: string[] = []
  const target = { language: 'ru', fallback } as const
  const value = localize(TREE, target, (path) => faults.push(path.join('.')))
  return { value, faults }
}

test('what a language lacks is a fault', () => {
  expect(taken(undefined).faults).toEqual(['duties.0.name', 'duties.1.name'])
})

test('what a partial language lacks is that of the language that stands in', () => {
  expect(taken('en')).toEqual({
    value: { title: 'Няня', duties: [{ name: 'Cooks' }, { name: 'Drives' }], age: 30 },
    faults: [],
  })
})

test('what neither has is a fault all the same', () => {
  const faults: PropertyKey[] = []
  const target = { language: 'ru', fallback: 'ru' } as const
  localize({ title: { en: 'Nanny', ru: '' } }, target, (path) => faults.push(...path))
  expect(faults).toEqual(['title'])
})
