import { beforeAll, describe, expect, test } from 'vitest'
import { openContent } from '#lib/content/content-store.ts'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import { LANGUAGE_RULES } from '#lib/i18n/language-rules.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import type { AllContent } from '#lib/resources/definition.ts'
import { vacanciesContent } from '#lib/resources/vacancies/definition.ts'

/** Where nobody may work before the permit or the sponsored visa is there, not even for a day. */
const NO_TRIAL_IN = ['monaco', 'uae']

/** A level says what the work needs; where somebody grew up is not an employer's business. */
const AS_A_NATIVE: Record<Locale, RegExp> = {
  en: /\bnative\b|mother tongue|first language/i,
  ru: /родно(й|го|м) язык|(уровн\S+ |как )родн|родной$|носител/im,
}
const AGE_AFTER_NAME: Record<Locale, RegExp> = {
  en: /\p{Lu}\., \d\d\b|\byears old\b/u,
  ru: /\p{Lu}\., \d\d\b|\bв возрасте\b/u,
}
const PAID_TRIAL: Record<Locale, RegExp> = { en: /paid trial/i, ru: /оплачива\S+ пробн/i }

let content: AllContent

beforeAll(async () => {
  const clock = () => new Date('2026-11-27T10:00:00Z')
  const store = await openContent({ dir: import.meta.dirname, clock, log: createRecordedLog() })
  content = store.read()
})

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('every vacancy states its pay, the same in words as in figures', () => {
    const { period, gross, net } = LANGUAGE_RULES[locale].salary
    for (const { id, sum, salary } of vacancies(locale)) {
      expect(salary, id).toBeDefined()
      if (!salary) continue
      const { from, to, gross: isGross } = salary
      const figures = [...new Set([from, to])]
      expect(figuresOf(sum).slice(0, figures.length), id).toEqual(figures)
      const basis = isGross === undefined ? '' : isGross ? gross : net
      expect(plain(sum), id).toContain(plain(`${period[salary.period]}${basis}`))
    }
  })

  test('no vacancy promises a trial where the law allows none', () => {
    const without = vacancies(locale).filter(({ countries }) =>
      countries.some(({ slug }) => NO_TRIAL_IN.includes(slug ?? '')),
    )
    expect(without.length).toBeGreaterThan(0)
    expect(matching(without, PAID_TRIAL[locale])).toEqual([])
  })

  test('no vacancy asks for a native speaker, and no candidate is praised as one', () => {
    expect(matching(vacancies(locale), AS_A_NATIVE[locale])).toEqual([])
    expect(matching(candidates(locale), AS_A_NATIVE[locale])).toEqual([])
  })

  test('no candidate’s age is told', () => {
    expect(candidates(locale).filter(({ age }) => age !== undefined)).toEqual([])
    expect(matching(candidates(locale), AGE_AFTER_NAME[locale])).toEqual([])
  })
})

function vacancies(locale: Locale) {
  return [...content[locale].get(vacanciesContent).values()].map(({ wire }) => wire)
}

function candidates(locale: Locale) {
  return [...content[locale].get(candidatesContent).values()].map(({ wire }) => wire)
}

/** The lines in which the pattern stands. */
function matching(items: readonly object[], pattern: RegExp): string[] {
  return items.flatMap((item) => textsOf(item).filter((text) => pattern.test(text)))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function figuresOf(text: string): number[] {
  const grouped = text.matchAll(/\d+(?:[,\s]\d{3})*/g)
  return [...grouped].map(([figure]) => Number(figure.replace(/\D/g, '')))
}

function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}
