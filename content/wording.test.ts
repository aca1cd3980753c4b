import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContent } from '#lib/content/content-store.ts'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import { LANGUAGE_RULES, WRITTEN_MESSAGES } from '#lib/i18n/languages.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { blogContent } from '#lib/resources/blog/definition.ts'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { AllContent } from '#lib/resources/definition.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import { TERMS } from '#lib/resources/terms.ts'
import { vacanciesContent } from '#lib/resources/vacancies/definition.ts'

/** Where nobody may work before the permit or the sponsored visa is there, not even for a day. */
const NO_TRIAL_IN = ['monaco', 'uae']

/** A level says what the work needs; where somebody grew up is not an employer's business. */
const AS_A_NATIVE: Record<Locale, RegExp> = {
  en: /\bnative\b|mother tongue|first language/i,
  ru: /родно(й|го|м) язык|(уровн\S+ |как )родн|родной$|носител/im,
}
/** For each of these the site has another name, the same on every page, or words that say more. */
const NAMED_OTHERWISE =
  /предварительного согласия обеих|пищевой (?:гигиен|безопасност)|гигиене питания|диспетчер\S* тегов|вебхук|уполномоченн\S+ по (?:защите )?информации/i
const AGE_AFTER_NAME: Record<Locale, RegExp> = {
  en: /\p{Lu}\., \d\d\b|\byears old\b/u,
  ru: /\p{Lu}\., \d\d\b|\bв возрасте\b/u,
}
/** What the texts say of the terms, in their own words. */
const STATED: Record<keyof typeof TERMS_IN_TEXTS, Record<Locale, RegExp>> = {
  fee: {
    en: /(\d+)% of the (?:\S+ )?first year/g,
    ru: /(\d+)\s?% (?:от )?зарплаты (?:\S+ )?за первый год/g,
  },
  temporary: { en: /(\d+)% of the pay for that time/g, ru: /(\d+)\s?% зарплаты за это время/g },
  guarantee: {
    en: /(\w+) months(?: from the first working day|,? we(?:’ll)? look for (?:one|a) replacement)/g,
    ru: /[Вв] первые (\S+) месяцев/g,
  },
}
const TERMS_IN_TEXTS = {
  fee: [String(TERMS.feeShare * 100)],
  temporary: [String(TERMS.temporaryShare * 100)],
  guarantee: [String(TERMS.guaranteeMonths), 'six', 'Six', 'шесть'],
}
const TABLE_ROW = /<tr><td>([^<,]+)[^<]*<\/td><td>([^<]+)<\/td><td>([^<]+)<\/td><\/tr>/g
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

  test('every vacancy says whose the papers are, and its text says no other', () => {
    const own = {
      en: /right to work|authori[sz]|citizens alone/i,
      ru: /прав[оа] на работу|разрешение на работу в США|только гражданам/i,
    }
    for (const { id, papers, conditions, requirements = '' } of vacancies(locale)) {
      expect(papers, id).toBeDefined()
      if (papers !== 'arranged')
        expect(plain(`${conditions}${requirements}`), id).toMatch(own[locale])
      else expect(plain(requirements), id).not.toMatch(own[locale])
    }
  })

  test('no vacancy promises a trial where the law allows none', () => {
    const without = vacancies(locale).filter(({ countries }) =>
      countries.some(({ slug }) => NO_TRIAL_IN.includes(slug ?? '')),
    )
    expect(without.length).toBeGreaterThan(0)
    expect(matching(without, PAID_TRIAL[locale])).toEqual([])
  })

  test('nobody is asked for or praised as a native speaker', () => {
    const everybody = [...vacancies(locale), ...candidates(locale), ...staff(locale)]
    expect(matching(everybody, AS_A_NATIVE[locale])).toEqual([])
  })

  test('what is said of fee and guarantee is what the terms say', () => {
    const texts = [staff(locale), posts(locale), WRITTEN_MESSAGES[locale]].flatMap(textsOf)
    for (const [name, patterns] of Object.entries(STATED)) {
      const said = texts.flatMap((text) => [...text.matchAll(patterns[locale])].map(([, it]) => it))
      expect(said.length, name).toBeGreaterThan(0)
      const allowed = Object.entries(TERMS_IN_TEXTS).find(([term]) => term === name)?.[1]
      expect(
        said.filter((it) => !allowed?.includes(it ?? '')),
        name,
      ).toEqual([])
    }
  })

  test('the pay in the table of a country is that of the positions’ own guides', () => {
    let count = 0
    for (const { slug, local_notes } of countries(locale)) {
      for (const [, title, from, to] of (local_notes ?? '').matchAll(TABLE_ROW)) {
        const position = staff(locale).find((one) => one.title === title)
        const guide = position?.salary_guide?.find(({ country_slug }) => country_slug === slug)
        const figures = [from, to].map((text) => Number(text?.replace(/\D/g, '')))
        expect(figures, `${slug}: ${title}`).toEqual([guide?.from, guide?.to])
        count += 1
      }
    }
    expect(count).toBeGreaterThan(40)
  })

  test('no candidate’s age is told', () => {
    expect(candidates(locale).filter(({ age }) => age !== undefined)).toEqual([])
    expect(matching(candidates(locale), AGE_AFTER_NAME[locale])).toEqual([])
  })
})

test('one thing has one name in Russian', () => {
  const files = [...globSync('content/**/*.yaml'), 'messages/ru.json']
  expect(files.filter((file) => NAMED_OTHERWISE.test(readFileSync(file, 'utf8')))).toEqual([])
})

function vacancies(locale: Locale) {
  return [...content[locale].get(vacanciesContent).values()].map(({ wire }) => wire)
}

function staff(locale: Locale) {
  return [...content[locale].get(staffContent).values()].map(({ wire }) => wire)
}

function posts(locale: Locale) {
  return [...content[locale].get(blogContent).values()]
}

function countries(locale: Locale) {
  return [...content[locale].get(countriesContent).values()]
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
