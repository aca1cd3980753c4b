// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test } from 'vitest'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { PersonRows } from './person-row.tsx'

afterEach(cleanup)

const PERSON = { name: 'Ada', belongings: ['vase'] as const }
const OFFICE = {
  ...{ countrySlug: 'uk', title: 'London', phone: '', timeZone: 'Europe/London', hours: [] },
  ...{ languages: [], promiseMinutes: 60, closures: [], openDays: [] },
}

test.each(LOCALES)('names a language by what came where that is no code, in %s', (locale) => {
  const people = [
    { ...PERSON, languages: ['язык жестов', 'fr'] },
    { ...PERSON, name: 'Bo', languages: [] },
  ]
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]}>
      <PersonRows locale={locale} office={{ ...OFFICE, people }} />
    </NextIntlClientProvider>,
  )
  expect(container.textContent).toContain('язык жестов')
  expect(container.textContent).toMatch(/Bo$/)
})

test('dials nothing where a line is told in words', () => {
  const people = [{ ...PERSON, languages: [], phone: 'by way of the reception' }]
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en}>
      <PersonRows locale="en" office={{ ...OFFICE, people }} />
    </NextIntlClientProvider>,
  )
  expect(container.textContent).toContain('by way of the reception')
  expect(container.querySelector('a')).toBeNull()
})
