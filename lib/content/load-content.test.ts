import { describe, expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { describeFault } from './fault.ts'
import {
  ANNA,
  FIXTURE_NOW,
  type FixtureFiles,
  NANNY,
  VACANCY,
  writeFixtureContent,
} from './fixture-content.ts'
import { checkContent } from './load-content.ts'

async function listContentFaults(dir: string): Promise<string[]> {
  const { faults } = await checkContent(dir, () => FIXTURE_NOW)
  return faults.map(describeFault)
}

async function faultsOf(changes: FixtureFiles): Promise<readonly string[]> {
  const faults = await listContentFaults(await writeFixtureContent(changes))
  return faults.map((fault) => fault.replace(/:\d+:/, ':'))
}

test('a faultless folder has no faults', async () => {
  expect(await faultsOf({})).toEqual([])
})

describe('a fault names file, field and language:', () => {
  test.each<[string, FixtureFiles, string]>([
    [
      'a missing half',
      { 'staff/nanny.yaml': { ...NANNY, title: { en: 'Nanny' } } },
      'content/staff/nanny.yaml: title (ru): this language is missing',
    ],
    [
      'an empty half of an optional field',
      { 'staff/nanny.yaml': { ...NANNY, meta_title: { en: '', ru: 'Няня' } } },
      'content/staff/nanny.yaml: meta_title (en): this language is missing',
    ],
    [
      'a third language',
      { 'staff/nanny.yaml': { ...NANNY, lead: { en: 'a', ru: 'б', xx: 'c' } } },
      `content/staff/nanny.yaml: lead: a pair holds ${LOCALES.join(' and ')}, nothing else`,
    ],
    [
      'a bad item of one language',
      { 'staff/nanny.yaml': { ...NANNY, duties: { en: ['a', 'b', 'c'], ru: ['а', 'б', 7] } } },
      "content/staff/nanny.yaml: duties.2 (ru): write a text, in quotes: '7'",
    ],
    [
      'a missing field',
      { 'staff/nanny.yaml': { ...NANNY, heading: undefined } },
      'content/staff/nanny.yaml: heading: is missing; write a text',
    ],
    [
      'a misspelt field',
      { 'candidates/anna.yaml': { ...ANNA, meta_titel: 'x' } },
      'content/candidates/anna.yaml: meta_titel: unknown field; did you mean meta_title?',
    ],
    [
      'a misspelt field further down',
      {
        'candidates/anna.yaml': {
          ...ANNA,
          checks: [{ title: 'x', date: 'today', by: 'y' }],
        },
      },
      'content/candidates/anna.yaml: checks.0.by: unknown field; known here: title, date',
    ],
    [
      'a date that is none',
      { 'candidates/anna.yaml': { ...ANNA, published_at: 'yesterday' } },
      'content/candidates/anna.yaml: published_at: write a day such as 2026-03-14, or today, today-3, today+60',
    ],
    [
      'a relative date where none may stand',
      { 'candidates/anna.yaml': { ...ANNA, age: 'today-3' } },
      'content/candidates/anna.yaml: age: write a number, without quotes',
    ],
    [
      'an unknown country of a vacancy',
      { 'vacancies/1001.yaml': { ...VACANCY, countries: ['france', 'atlantis'] } },
      'content/vacancies/1001.yaml: countries.1: there is no countries/atlantis.yaml',
    ],
    [
      'an unknown country of a salary guide',
      {
        'staff/nanny.yaml': {
          ...NANNY,
          salary_guide: [{ ...NANNY.salary_guide[0], country_slug: 'mars' }],
        },
      },
      'content/staff/nanny.yaml: salary_guide.0.country_slug: there is no countries/mars.yaml',
    ],
    [
      'an unknown category',
      { 'candidates/anna.yaml': { ...ANNA, category: 'pets' } },
      'content/candidates/anna.yaml: category: there is no categories/pets.yaml',
    ],
    [
      'an unknown related position',
      { 'staff/nanny.yaml': { ...NANNY, related: ['butler', 'juggler'] } },
      'content/staff/nanny.yaml: related.1: there is no staff/juggler.yaml',
    ],
    [
      'an unknown position in a category',
      { 'categories/house.yaml': { slug: 'house', title: 'House', pages: ['juggler'] } },
      'content/categories/house.yaml: pages.0: there is no staff/juggler.yaml',
    ],
    [
      'an unknown country of an office',
      { 'countries/france.yaml': null },
      'content/settings/settings.yaml: offices.0.country_slug: there is no countries/france.yaml',
    ],
    [
      'an unknown related post',
      { 'blog/trial-day.yaml': null },
      'content/blog/references.yaml: related.0: there is no blog/trial-day.yaml',
    ],
    [
      'a name that is not the slug',
      { 'staff/maid.yaml': NANNY },
      'content/staff/maid.yaml: slug: the file must be named nanny.yaml',
    ],
    [
      'a name that is not the id',
      { 'vacancies/7.yaml': VACANCY },
      'content/vacancies/7.yaml: id: the file must be named 1001.yaml',
    ],
    [
      'another extension',
      { 'staff/nanny.yaml': null, 'staff/nanny.yml': NANNY },
      'content/staff/nanny.yml: slug: the file must be named nanny.yaml',
    ],
    [
      'a country of a fixed page’s name',
      { 'countries/blog.yaml': { id: 9, slug: 'blog', title: 'Blog' } },
      'content/countries/blog.yaml: slug: the address of this name belongs to a fixed page',
    ],
    [
      'a country id that stands twice',
      { 'countries/uk.yaml': { id: 2, slug: 'uk', title: 'UK' } },
      'content/countries/uk.yaml: id: another item has the id 2',
    ],
    [
      'no settings',
      { 'settings/settings.yaml': null },
      'content/settings/settings.yaml: the file is missing',
    ],
    [
      'no privacy policy',
      { 'policies/privacy-policy.yaml': null },
      'content/policies/privacy-policy.yaml: the file is missing',
    ],
  ])('%s', async (_, changes, fault) => {
    expect(await faultsOf(changes)).toContain(fault)
  })

  test.each([
    [
      'a key that stands twice',
      'slug: nanny\nslug: nanny\n',
      /nanny\.yaml: Map keys must be unique/,
    ],
    ['broken YAML', 'title: "Nanny\n', /nanny\.yaml: Missing closing "quote/],
    ['an alias to nothing', 'title: *x\n', /nanny\.yaml: Unresolved alias/],
    ['a list instead of fields', '- a\n', /nanny\.yaml: write fields with names/],
    ['an empty file', '', /nanny\.yaml: is empty; write fields with names/],
  ])('%s', async (_, text, fault) => {
    expect(await faultsOf({ 'staff/nanny.yaml': text })).toEqual([expect.stringMatching(fault)])
  })
})

test('all faults of all files are told at once, each once', async () => {
  const faults = await faultsOf({
    'staff/nanny.yaml': { ...NANNY, title: { ru: 'Няня' }, lead: 5 },
    'vacancies/1001.yaml': { ...VACANCY, live_in: 'yes' },
  })
  expect(faults.toSorted()).toEqual([
    "content/staff/nanny.yaml: lead: write a text, in quotes: '5'",
    'content/staff/nanny.yaml: title (en): this language is missing',
    'content/vacancies/1001.yaml: live_in: write true or false',
  ])
})

describe('pay that cannot be meant:', () => {
  test.each([
    [{ from: 900, to: 800 }, 'salary.from: is more than to (800); write the smaller amount first'],
    [
      { from: 900, currency: 'EUE' },
      'salary.currency: no currency has this code; did you mean EUR?',
    ],
    [{}, 'salary: is missing from or to; write an amount'],
  ])('%o', async (pay, fault) => {
    const salary = { currency: 'EUR', period: 'month', ...pay }
    const faults = await faultsOf({ 'vacancies/1001.yaml': { ...VACANCY, salary } })
    expect(faults).toEqual([`content/vacancies/1001.yaml: ${fault}`])
  })
})

test('a fault names its line, or that of what lacks a field', async () => {
  const text = `# A position
slug: nanny
title: { en: Nanny, ru: Няня }
heading: Nanny
lead:
  en: Lead
  ru: 5
body: <p>Body</p>
related:
  - butler
  - juggler
faq:
  - question:
      en: What is it?
      ru: Что это?
`
  const dir = await writeFixtureContent({ 'staff/nanny.yaml': text })
  expect(await listContentFaults(dir)).toEqual([
    "content/staff/nanny.yaml:7: lead (ru): write a text, in quotes: '5'",
    'content/staff/nanny.yaml:13: faq.0.answer: is missing; write a text',
  ])
  const mended = text.replace('ru: 5', 'ru: Б').replace('ru: Что это?', 'ru: Что?\n    answer: A')
  const again = await writeFixtureContent({ 'staff/nanny.yaml': mended })
  expect(await listContentFaults(again)).toEqual([
    'content/staff/nanny.yaml:11: related.1: there is no staff/juggler.yaml',
  ])
  const broken = await writeFixtureContent({ 'staff/nanny.yaml': 'slug: nanny\ntitle: a: b\n' })
  expect(await listContentFaults(broken)).toEqual([
    expect.stringMatching(/nanny\.yaml:2: Nested mappings.*must stand in quotes$/),
  ])
})

test('other files and hidden ones are left alone', async () => {
  const changes = { 'staff/.nanny.yaml.swp': 'x', 'staff/.x.yaml': ':', 'README.md': 'x' }
  expect(await faultsOf(changes)).toEqual([])
})

test('a folder that is not there is an error of its own', async () => {
  await expect(listContentFaults('/nonexistent/content')).rejects.toThrow('ENOENT')
})
