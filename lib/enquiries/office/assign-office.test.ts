import { describe, expect, test, vi } from 'vitest'
import { APPLICATION, CALLBACK, testOffice, testSite } from '#lib/enquiries/fixture-enquiries.ts'
import { createAssign } from './assign-office.ts'
import type { Subject } from './subject.ts'

const LONDON = testOffice()
const DUBAI = testOffice({ countrySlug: 'uae', timeZone: 'Asia/Dubai' })
const MOSCOW = testOffice({ countrySlug: 'russia', timeZone: 'Europe/Moscow', languages: ['ru'] })
const LIMASSOL = testOffice({ countrySlug: 'cyprus', timeZone: 'Asia/Nicosia', languages: ['ru'] })
const OFFICES = [LONDON, DUBAI, MOSCOW, LIMASSOL]
/** A Friday; in Moscow it is 17:30, in Limassol 16:30. */
const ASKED_AT = new Date('2026-11-27T14:30:00Z')

const source = {
  listOffices: async () => OFFICES,
  describeSubject: vi.fn(async ({ id }: Subject) => {
    if (id !== '17') throw new Error('no such vacancy')
    return { title: 'A chef', countries: [{ title: 'Cyprus', slug: 'cyprus' }] }
  }),
}

const assign = createAssign(source)
const from = (link: string, locale: 'en' | 'ru' = 'en', path = '/api/form-staff') =>
  assign({ path, locale, fields: { ...CALLBACK, link } }, ASKED_AT)

describe('whose an enquiry is', () => {
  test.each([
    ['the country of its page', 'https://site.test/uae', 'uae'],
    ['that in Russian', 'https://site.test/ru/uae#staff', 'uae'],
    [
      'the country that a list is narrowed by',
      'https://site.test/vacancies?country=russia',
      'russia',
    ],
    ['the country of the vacancy that is read', 'https://site.test/vacancies/17', 'cyprus'],
    ['the head office, for a vacancy that is gone', 'https://site.test/vacancies/18', 'uk'],
    ['the head office, from anywhere else', 'https://site.test/blog', 'uk'],
    ['the head office, from nowhere', '', 'uk'],
  ])('%s', async (_name, link, office) => {
    expect(await from(link)).toMatchObject({ office })
  })

  test('an application is for the country of its vacancy', async () => {
    const enquiry = { path: '/api/vacancies/17/apply', locale: 'en' as const, fields: APPLICATION }
    expect(await assign(enquiry, ASKED_AT)).toMatchObject({ office: 'cyprus' })
  })

  test('otherwise of those that speak the language the one that can call first', async () => {
    expect(await from('', 'ru')).toEqual({
      office: 'cyprus',
      dueAt: new Date('2026-11-27T15:30:00Z'),
    })
  })

  test('is not known where there are no offices, or none can be read in time', async () => {
    const of = (listOffices: typeof source.listOffices) =>
      createAssign({ ...source, listOffices })(
        { path: '/api/form-staff', locale: 'en', fields: CALLBACK },
        ASKED_AT,
      )
    expect(await of(async () => [])).toBeUndefined()
    expect(await of(() => Promise.reject(new Error('down')))).toBeUndefined()
    expect(await of(() => Promise.withResolvers<never>().promise)).toBeUndefined()
  })
})

test('is stored with it, and what fails takes no enquiry away', async () => {
  const known = testSite({ offices: source })
  await known.sendJson('/api/form-staff', { ...CALLBACK, link: 'https://site.test/uae' })
  // Two in the afternoon in Dubai.
  const dueAt = Date.parse('2026-11-27T11:00:00Z')
  expect(await known.stored()).toEqual([expect.objectContaining({ office: 'uae', due_at: dueAt })])

  const listOffices = () => Promise.reject(new Error('down'))
  const unknown = testSite({ offices: { ...source, listOffices } })
  expect((await unknown.sendJson('/api/form-staff', CALLBACK)).status).toBe(202)
  expect(await unknown.stored()).toEqual([expect.objectContaining({ office: null, due_at: null })])
})
