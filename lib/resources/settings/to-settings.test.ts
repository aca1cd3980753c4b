import { describe, expect, it } from 'vitest'
import { SETTINGS } from '#lib/http/client/sample-answers.ts'
import { settingsWireSchema } from './definition.ts'
import { toSettings } from './to-settings.ts'

const ALL = {
  siteName: 'Quay',
  whatsappStaff: '447700900011',
  whatsappJob: '447700900012',
  telegram: 'quay_test',
  caseStaff: 'S-9',
  caseJob: 'J-9',
}

describe('toSettings', () => {
  it('takes what the backend says', () => {
    const settings = toSettings(settingsWireSchema.parse(SETTINGS), {})
    expect(settings).toMatchObject({
      siteName: 'Harbour',
      phones: { headOffice: '+44 20 7946 0100', ukraine: '+380 44 000 00 00' },
      messengers: { whatsappStaff: '447700900001', telegram: 'harbour_test', caseJob: 'J-1' },
      offices: [{ countrySlug: 'uk', timeZone: 'Europe/London' }],
      links: { questionnaire: { ru: 'https://forms.example.org/ru' } },
    })
  })

  it('shows who answers by a picture that may be loaded, else by what is usual', () => {
    const photo = { src: 'javascript:alert(1)', alt: 'Ann', width: 4, height: 5 }
    const [office = {}] = SETTINGS.offices
    const people = [
      { name: 'Ann', languages: null, photo },
      { name: 'Ben', photo: { ...photo, src: '/ben.jpg' }, belongings: ['dragon', 'keys'] },
    ]
    const wire = settingsWireSchema.parse({ ...SETTINGS, offices: [{ ...office, people }] })
    const [ann, ben] = toSettings(wire, {}).offices[0]?.people ?? []
    expect(ann?.photo).toBeUndefined()
    expect(ann?.belongings.length).toBeGreaterThan(1)
    expect(ben).toMatchObject({ photo: { src: '/ben.jpg' }, belongings: ['keys'] })
  })

  it('puts what the environment states before it, one by one', () => {
    const wire = settingsWireSchema.parse(SETTINGS)
    expect(toSettings(wire, { telegram: 'quay_test' }).messengers).toMatchObject({
      telegram: 'quay_test',
      whatsappStaff: '447700900001',
    })
    const { siteName, ...messengers } = ALL
    expect(toSettings(wire, ALL)).toMatchObject({ siteName, messengers })
  })

  it('has messengers only when nothing of them is missing', () => {
    const wire = settingsWireSchema.parse({ ...SETTINGS, messengers: null, site_name: null })
    const { caseJob, ...incomplete } = ALL
    expect(toSettings(wire, ALL).messengers).toMatchObject({ caseJob })
    expect(toSettings(wire, incomplete).messengers).toBeUndefined()
    expect(toSettings(wire, {}).siteName).toBe('')
  })

  it('links to no address that could run code', () => {
    const footerContacts = [
      { title: 'bad', url: 'javascript:alert(1)' },
      { title: 'good', url: 'https://example.org/' },
      { title: 'none' },
    ]
    const settings = toSettings(settingsWireSchema.parse({ ...SETTINGS, footerContacts }), {})
    expect(settings.footerContacts.map(({ url }) => url)).toEqual([
      undefined,
      'https://example.org/',
      undefined,
    ])
  })
})
