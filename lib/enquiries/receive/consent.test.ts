import { describe, expect, test } from 'vitest'
import { toFormTerms } from '#lib/enquiries/data-terms.ts'
import { CALLBACK, testSite } from '#lib/enquiries/fixture-enquiries.ts'
import { findRecord } from '#lib/enquiries/store/enquiry-record.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { findShownFlash, openFlashPage } from './flash-store.ts'

const TEXT = 'I agree that my phone number is kept.'
const RUSSIAN = { 'accept-language': 'ru' }
const WORDS = MESSAGES.ru.problems.fields.consent

async function termsOf(site: ReturnType<typeof testSite>, id = 1) {
  return (await site.store.read((db) => findRecord(db, id)))?.terms
}

describe('where a box is asked for', () => {
  test.each([undefined, '', 'no', true])(
    'nothing is taken without its tick: %j',
    async (consent) => {
      const site = testSite({ consent: TEXT })
      const response = await site.sendJson('/api/form-staff', { ...CALLBACK, consent }, RUSSIAN)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toEqual({ consent: [WORDS] })
      expect(await site.stored()).toEqual([])
    },
  )

  test('all that is wrong is said at once', async () => {
    const site = testSite({ consent: TEXT })
    const response = await site.sendJson('/api/form-staff', { ...CALLBACK, name: '' })
    expect(Object.keys((await response.json()).errors)).toEqual(['name', 'consent'])
  })

  test('a tick is kept with the words, their version and their language', async () => {
    const site = testSite({ consent: TEXT })
    const { version } = toFormTerms('ru', TEXT)
    const body = { ...CALLBACK, terms: version, consent: 'yes' }
    expect((await site.sendJson('/api/form-staff', body, RUSSIAN)).status).toBe(202)
    expect(await termsOf(site)).toEqual({ version, language: 'ru', text: TEXT, is_agreed: true })
    const { fields } = (await site.stored())[0] ?? {}
    expect(JSON.parse(String(fields))).toEqual(CALLBACK)
    // The tick is no part of what makes a submission another one.
    expect((await site.sendJson('/api/form-staff', { ...body, terms: '' }, RUSSIAN)).status).toBe(
      202,
    )
    expect(await site.stored()).toHaveLength(1)
  })

  test('a form without script comes back with the words, and with all that was typed', async () => {
    const site = testSite({ consent: TEXT })
    const refused = await site.sendPlain('/api/form-staff?lang=ru', { ...CALLBACK, terms: 'x' })
    expect(refused.status).toBe(303)
    const cookie = refused.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const url = refused.headers.get('location')?.replace(/#.*$/, '') ?? ''
    const page = await openFlashPage({ method: 'GET', url, headers: { cookie } })
    const id = new URL(page?.url ?? '/', 'https://site.test').searchParams.get('enquiry') ?? ''
    expect(findShownFlash(id)).toMatchObject({
      outcome: 'rejected',
      values: CALLBACK,
      errors: { consent: WORDS },
    })
    expect(await site.stored()).toEqual([])
    await site.sendPlain('/api/form-staff?lang=ru', { ...CALLBACK, consent: 'yes' })
    expect(await termsOf(site)).toMatchObject({ text: TEXT, is_agreed: true })
  })
})

describe('where no box is asked for', () => {
  test('none is missed, and which note was shown is kept', async () => {
    const site = testSite()
    const { version } = toFormTerms('en', undefined)
    await site.sendJson('/api/form-staff', { ...CALLBACK, terms: version })
    expect(await termsOf(site)).toEqual({
      ...{ version, language: 'en', is_agreed: false },
      text: MESSAGES.en.enquiries.privacy.text,
    })
  })

  test('a program that shows nothing states nothing', async () => {
    const site = testSite()
    for (const terms of [undefined, '', 'made up', 7]) {
      const name = `Ann ${terms}`
      expect((await site.sendJson('/api/form-staff', { ...CALLBACK, name, terms })).status).toBe(
        202,
      )
    }
    for (const id of [1, 2, 3, 4]) expect(await termsOf(site, id)).toBeNull()
  })

  test('of a version that this process has not shown there are no words', async () => {
    const site = testSite()
    const version = 'fedcba98'
    await site.sendJson('/api/form-staff', { ...CALLBACK, terms: version })
    expect(await termsOf(site)).toEqual({ version, language: 'en', is_agreed: false })
  })
})

test('other words are another version', () => {
  const versions = [
    toFormTerms('en', TEXT),
    toFormTerms('en', `${TEXT}.`),
    toFormTerms('ru', TEXT),
    toFormTerms('en', undefined),
  ].map(({ version }) => version)
  expect(new Set(versions).size).toBe(versions.length)
})
