import { describe, expect, it } from 'vitest'
import { cefrLevelOf } from './language-levels.tsx'

describe('cefrLevelOf', () => {
  it('knows a level of the scale and leaves words alone', () => {
    expect(cefrLevelOf('B1')).toBe('b1')
    expect(cefrLevelOf('native')).toBeUndefined()
    expect(cefrLevelOf('B1, spoken')).toBeUndefined()
  })
})
