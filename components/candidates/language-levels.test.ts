import { describe, expect, it } from 'vitest'
import { cefrLevelOf, languageName } from './language-levels.tsx'

describe('languageName', () => {
  it('names a language in the language of the page', () => {
    expect(languageName('fr', 'en')).toBe('French')
    expect(languageName('fr', 'ru')).toBe('французский')
  })

  it('shows what is no code as it came', () => {
    expect(languageName('жестовый язык', 'ru')).toBe('жестовый язык')
  })
})

describe('cefrLevelOf', () => {
  it('knows a level of the scale and leaves words alone', () => {
    expect(cefrLevelOf('B1')).toBe('b1')
    expect(cefrLevelOf('native')).toBeUndefined()
    expect(cefrLevelOf('B1, spoken')).toBeUndefined()
  })
})
