import { expect, test } from 'vitest'
import { LANGUAGES, LOCALES } from '#lib/i18n/locales.ts'
import en from '#messages/en.json'
import ru from '#messages/ru.json'

test.each(LOCALES)('a failed page says the same as the error page in %s', (locale) => {
  const { errors } = { en, ru }[locale]
  const { advice, goHome } = LANGUAGES[locale].failure
  expect(advice).toBe(errors.upstreamAdvice)
  expect(goHome).toBe(errors.goHome)
})
