import { describe, expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import {
  ANNA,
  FIXTURE_NOW,
  type FixtureFiles,
  NANNY,
  VACANCY,
  writeFixtureContent,
} from './fixture-content.ts'
import { listContentFaults } from './load-content.ts'

async function faultsOf(changes: FixtureFiles): Promise<readonly string[]> {
  return listContentFaults(await writeFixtureContent(changes), () => FIXTURE_NOW)
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
      'content/staff/nanny.yaml: duties.2 (ru): Invalid input: expected string, received number',
    ],
    [
      'a missing field',
      { 'staff/nanny.yaml': { ...NANNY, heading: undefined } },
      'content/staff/nanny.yaml: heading: Invalid input: expected string, received undefined',
    ],
    [
      'a misspelt field',
      { 'candidates/anna.yaml': { ...ANNA, meta_titel: 'x' } },
      'content/candidates/anna.yaml: meta_titel: unknown field',
    ],
    [
      'a misspelt field further down',
      {
        'candidates/anna.yaml': {
          ...ANNA,
          checks: [{ title: 'x', date: 'today', by: 'y' }],
        },
      },
      'content/candidates/anna.yaml: checks.0.by: unknown field',
    ],
    [
      'a date that is none',
      { 'candidates/anna.yaml': { ...ANNA, published_at: 'yesterday' } },
      'content/candidates/anna.yaml: published_at: Invalid ISO date, or Invalid ISO datetime',
    ],
    [
      'a relative date where none may stand',
      { 'candidates/anna.yaml': { ...ANNA, age: 'today-3' } },
      'content/candidates/anna.yaml: age: Invalid input: expected number, received string',
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
    ['a list instead of fields', '- a\n', /nanny\.yaml: Invalid input: expected object/],
    ['an empty file', '', /nanny\.yaml: Invalid input: expected object/],
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
    'content/staff/nanny.yaml: lead: Invalid input: expected string, received number',
    'content/staff/nanny.yaml: title (en): this language is missing',
    'content/vacancies/1001.yaml: live_in: Invalid input: expected boolean, received string',
  ])
})

test('other files and hidden ones are left alone', async () => {
  const changes = { 'staff/.nanny.yaml.swp': 'x', 'staff/.x.yaml': ':', 'README.md': 'x' }
  expect(await faultsOf(changes)).toEqual([])
})

test('a folder that is not there is an error of its own', async () => {
  await expect(listContentFaults('/nonexistent/content', () => FIXTURE_NOW)).rejects.toThrow(
    'ENOENT',
  )
})
