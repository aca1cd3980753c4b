import { expect, test } from 'vitest'
import en from '#messages/en.json'
import ru from '#messages/ru.json'
import { FAILURE_TEXTS } from './chunk-failure-texts.ts'

test('a failed page says the same as the error page', () => {
  for (const [locale, { errors }] of Object.entries({ en, ru })) {
    const texts = locale === 'ru' ? FAILURE_TEXTS.ru : FAILURE_TEXTS.en
    expect(texts.advice).toBe(errors.upstreamAdvice)
    expect(texts.goHome).toBe(errors.goHome)
  }
})
