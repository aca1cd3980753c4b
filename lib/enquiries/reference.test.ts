import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseReference, referenceOf } from './reference.ts'

const KEY = '7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d'

test('a reference is a letter and four symbols that are not misread', () => {
  for (let count = 0; count < 2_000; count += 1) {
    expect(referenceOf(randomUUID())).toMatch(/^[A-HJKMNP-TV-Z]-[2-9A-HJKMNP-TV-Z]{4}$/)
  }
})

test('the same key has the same reference for ever, however it is written', () => {
  expect(referenceOf(KEY)).toBe('N-NZGT')
  expect(referenceOf(KEY.toUpperCase())).toBe(referenceOf(KEY))
})

test('keys that differ in one place have different references', () => {
  const references = Array.from('0123456789abcdef', (digit) =>
    referenceOf(KEY.slice(0, -1) + digit),
  )
  expect(new Set(references).size).toBe(16)
})

test('references spread evenly: about as few collisions as chance allows', () => {
  const count = 20_000
  const references = new Set(Array.from({ length: count }, () => referenceOf(randomUUID())))
  const expected = count ** 2 / 2 / (22 * 30 ** 4)
  expect(count - references.size).toBeLessThan(expected * 4)
})

test.each([
  ['A-4F7K', 'A-4F7K'],
  [' a4f7k ', 'A-4F7K'],
  ['a 4f7k', 'A-4F7K'],
  ['B-OIL2', 'B-0112'],
  ['A-4F7', undefined],
  ['4-4F7K', undefined],
  ["A-4F'7", undefined],
])('what is typed as %s is %s', (text, reference) => {
  expect(parseReference(text)).toBe(reference)
})
