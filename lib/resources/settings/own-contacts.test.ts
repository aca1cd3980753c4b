import { describe, expect, test } from 'vitest'
import { SETTINGS } from '#lib/http/client/sample-answers.ts'
import { settingsWireSchema } from './definition.ts'
import { judgeContact, ownContacts } from './own-contacts.ts'
import { toSettings } from './to-settings.ts'

const SITE_URL = 'https://harbour.example.org'
const OWN = ownContacts(toSettings(settingsWireSchema.parse(SETTINGS), {}), SITE_URL, 'en')

describe('what is the agency’s own', () => {
  test.each([
    ['a number of an office', '+44 20 7946 0100'],
    ['however it is spaced', '+44(0)20 7946-0100'],
    ['with 00', '0044 20 7946 0100'],
    ['without its plus', '442079460100'],
    ['with marks that came along', '\u202A+44 20 7946 0100\u202C'],
    ['full-width digits', '＋４４２０７９４６０１００'],
    ['as a link', 'tel:+442079460100'],
    ['a line of the group', '+7 495 000-00-00'],
    ['as it is dialled in its own country', '020 7946 0100'],
    ['without any code', '20 7946 0100'],
  ])('%s', (_case, written) => {
    expect(judgeContact(written, OWN, 'en')).toMatchObject({ is: 'ours', kind: 'phone' })
  })

  test.each([
    '+44 7700 900001',
    '07700 900001',
    'https://wa.me/447700900002',
    'https://api.whatsapp.com/send?phone=447700900002&text=x',
  ])('a number for WhatsApp: %s', (written) => {
    expect(judgeContact(written, OWN, 'en')).toEqual({ is: 'ours', kind: 'whatsapp' })
  })

  test.each(['Anna', 'withheld', 'Анна', 'Анна Петрова', 'Jean-Luc O’Neil'])(
    'a name, which anybody may use: %s',
    (written) => {
      expect(judgeContact(written, OWN, 'en')).toEqual({ is: 'unclear', isName: true })
    },
  )

  test('says which office answers', () => {
    expect(judgeContact('+44 20 7946 0100', OWN, 'en')).toMatchObject({ name: 'London' })
  })

  test('a number as it is dialled in the country of the language', () => {
    expect(judgeContact('8 495 000 00 00', OWN, 'ru')).toMatchObject({ is: 'ours' })
  })

  test.each([
    ['mail', 'office@example.org'],
    ['mail', 'mailto:Somebody@EXAMPLE.org'],
    ['site', 'harbour.example.org'],
    ['site', 'http://www.Harbour.Example.org/vacancies/1?x#y'],
    ['site', 'forms.example.org/en'],
    ['handle', '@harbour_test'],
    ['handle', 'Harbour_Test'],
    ['handle', 'https://t.me/harbour_test'],
  ])('%s: %s', (kind, written) => {
    expect(judgeContact(written, OWN, 'en')).toMatchObject({ is: 'ours', kind })
  })
})

describe('what only looks like it', () => {
  test.each([
    ['phone', '+44 20 7946 0101'],
    ['phone', '020 7946 0101'],
    ['phone', '07700 900009'],
    ['phone', 'https://wa.me/447700900009'],
    ['mail', 'office@example.org.pay.test'],
    ['mail', 'office@examp1e.org'],
    ['mail', 'office@mail.example.org'],
    ['mail', 'office@exаmple.org'],
    ['site', 'harbour.example.org.evil.test'],
    ['site', 'https://harbour.example.org@evil.test/'],
    ['site', 'harbour-example.org'],
    ['site', 'https://hаrbour.example.org/'],
    ['site', 'https://evil.test/?go=harbour.example.org'],
    ['site', 'https://evil.test#harbour.example.org'],
    ['site', 'harbour.example.org:8443'],
    ['site', 'ftp://harbour.example.org/'],
    ['handle', '@harbour_tests'],
    ['handle', '@harbоur_test'],
    ['handle', 't.me/harbour_test_pay'],
  ])('%s: %s', (kind, written) => {
    expect(judgeContact(written, OWN, 'en')).toEqual({ is: 'other', kind })
  })
})

test.each(['1001', 'No. 1001', '№ 1001', '#1001', 'vacancy 1001', 'Вакансия № 1001'])(
  'a vacancy: %s',
  (written) => {
    expect(judgeContact(written, OWN, 'en')).toEqual({ is: 'vacancy', id: '1001' })
  },
)

test.each([
  ['nothing', ' \u200B '],
  ['words', 'is this you?'],
  ['half a number', '7946 01'],
  ['what is far too long', '+'.repeat(501)],
])('cannot be told of %s', (_case, written) => {
  expect(judgeContact(written, OWN, 'en')).toEqual({ is: 'unclear' })
})

test('who has told nobody of a messenger has no handle', () => {
  const silent = settingsWireSchema.parse({ ...SETTINGS, messengers: null })
  const own = ownContacts(toSettings(silent, {}), SITE_URL, 'en')
  expect(judgeContact('@harbour_test', own, 'en')).toEqual({ is: 'other', kind: 'handle' })
})
