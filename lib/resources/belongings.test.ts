import { describe, expect, it } from 'vitest'
import { belongingsOf, drawnBelongings } from './belongings.ts'

describe('belongingsOf', () => {
  it('keeps the order of what is known, each once, three at the most', () => {
    const names = ['keys', 'dragon', 'books', 'keys', '', 'vase', 'globe']
    expect(belongingsOf(names, 'care')).toEqual(['keys', 'books', 'vase'])
    expect(drawnBelongings(names)).toEqual(['keys', 'books', 'vase'])
    expect(drawnBelongings(['dragon', 'constructor'])).toEqual([])
  })

  it('has what is usual in the category where nothing is known', () => {
    expect(belongingsOf([], 'care')).toEqual(belongingsOf(['dragon'], 'care'))
    expect(belongingsOf([], 'care')).not.toEqual(belongingsOf([], 'children'))
  })

  it('has something for a category that it does not know', () => {
    expect(belongingsOf(['constructor'], 'yachts').length).toBeGreaterThan(1)
  })
})
