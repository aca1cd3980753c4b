import { describe, expect, it } from 'vitest'
import { isLocale } from './locales.ts'

describe('isLocale', () => {
  it('takes the two languages of the site and nothing else', () => {
    expect(['en', 'ru', 'EN', 'de', '', undefined].filter(isLocale)).toEqual(['en', 'ru'])
  })
})
