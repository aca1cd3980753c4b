import { describe, expect, it } from 'vitest'
import { monogram } from './model.ts'

describe('monogram', () => {
  it.each([
    ['Anna Hartwell', 'AH'],
    ['Maria del Pilar Ortega', 'MO'],
    ['Елена С.', 'ЕС'],
    ['élodie Marchand', 'ÉM'],
    ['  Thomas  ', 'T'],
    ['“Ben” Ash (chef)', 'BC'],
    ['— 7', ''],
    ['', ''],
  ])('of %j is %j', (name, letters) => {
    expect(monogram(name)).toBe(letters)
  })
})
