import { expect, test } from 'vitest'
import { contrastOf, contrastUse } from './contrast.ts'

test('a contrast is that of the relative luminances, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ac4812', '#ac4812')).toBe(1)
})

test('a colour in another form has no contrast', () => {
  expect(contrastOf('currentColor', '#ffffff')).toBeUndefined()
})

test('a contrast tells what may be drawn with it', () => {
  expect([4.5, 4.49, 3, 2.99].map(contrastUse)).toEqual([
    'text',
    'controls',
    'controls',
    'decoration',
  ])
})
