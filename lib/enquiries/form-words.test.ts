import { describe, expect, it } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { formWords, formWordsHref } from './form-words.ts'

const HOUR = [{ promiseMinutes: 60 }]

describe('the words of the forms', () => {
  it('say within which time somebody calls', () => {
    expect(formWords('en', HOUR).texts.callback.text).toContain('the hour')
    const slower = formWords('en', [...HOUR, { promiseMinutes: 120 }])
    expect(slower.texts.callback.text).toContain('2\u00a0hours')
  })

  it.each(LOCALES)('leave nothing of that to be filled in, in %s', (locale) => {
    expect(formWords(locale).texts.callback.text).not.toContain('{')
  })

  it('have an address of their own, in each language and after each change', () => {
    const all = [formWords('en'), formWords('ru'), formWords('en', [{ promiseMinutes: 30 }])]
    expect(new Set(all.map(formWordsHref)).size).toBe(3)
    expect(formWordsHref(formWords('en'))).toBe(formWordsHref(formWords('en')))
  })
})
