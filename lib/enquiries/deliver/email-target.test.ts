import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { withTlsRequired } from '#lib/config/insecure-targets.ts'
import { CALLBACK, PRICE, testOffice, testStore } from '#lib/enquiries/fixture-enquiries.ts'
import { createLinks } from '#lib/enquiries/links/links.ts'
import { createOfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import type { Subject } from '#lib/enquiries/office/subject.ts'
import { createEmail } from './email-target.ts'
import { delivery } from './fixture-delivery.ts'
import { readMail as read, startMailServer } from './fixture-mail-server.ts'

const OFFICES = [
  testOffice({
    countrySlug: 'uae',
    title: 'Dubai',
    timeZone: 'Asia/Dubai',
    email: 'dubai@a.example',
  }),
  testOffice({ countrySlug: 'uk', title: 'London' }),
]

async function describeSubject({ id }: Subject) {
  if (id === '17') return { title: 'Private chef', countries: [{ title: 'Cyprus' }] }
  if (id === 'grace') return { title: 'Grace, nanny', countries: [], place: 'London' }
  throw new Error('not known')
}

async function office(
  locale: 'en' | 'ru' = 'en',
  options: SMTPServerOptions = {},
  addressOf = (port: number) => `smtp://127.0.0.1:${port}`,
) {
  const { port, received } = await startMailServer(options)
  const email = createEmail({
    smtpUrl: addressOf(port),
    from: 'Aldermere <site@a.example>',
    siteUrl: 'https://site.test',
    directory: createOfficeDirectory({
      source: () => ({ listOffices: async () => OFFICES, describeSubject }),
      locale,
      emails: {},
      to: 'office@a.example, desk@a.example',
    }),
    links: createLinks({ store: testStore(), secret: 'a secret for the links' }),
  })
  onTestFinished(async () => email.close())
  const deliver = (...changes: Parameters<typeof delivery>) =>
    email.deliver(delivery(...changes), new AbortController().signal)
  return { deliver, received }
}

test('the office gets a mail that can be read, in its own language', async () => {
  const { deliver, received } = await office('en')
  expect(await deliver({ form: 'price', fields: PRICE })).toEqual({ kind: 'delivered' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    from: 'site@a.example',
    to: ['office@a.example', 'desk@a.example'],
  })
  const { headers, text } = read(received[0]?.mail)
  expect(headers.get('subject')).toBe('A-4F7K Price request')
  expect(headers.get('reply-to')).toBe('office@a.example, desk@a.example')
  expect(text.trim().split(/\r?\n/)).toEqual([
    'Price request A-4F7K',
    '',
    'Position: Nanny',
    'Location: London',
    'Contact by: phone',
    'Name: Ann Example',
    'Phone: +447700900123',
    'Sent from the page: Nannies',
    'Address of the page: https://site.test/staff/nanny',
    '',
    'Language of the visitor: Russian',
    'Accepted: 2026-11-27 10:00 UTC',
    '',
    expect.stringMatching(/^I’ll take it: https:\/\/site\.test\/office\/take\/\S{28,}$/),
    expect.stringMatching(/^Answered: https:\/\/site\.test\/office\/answered\/\S{28,}$/),
  ])
})

test('the office that has to call is named with the time by its own clock', async () => {
  const { deliver, received } = await office('en')
  const dueAt = new Date('2026-11-30T06:40:00Z')
  await deliver({ office: 'uae', dueAt })
  await deliver({ office: 'uk', dueAt })
  await deliver({ office: 'nowhere', dueAt })
  expect(received.map(({ to }) => to.join())).toEqual([
    'dubai@a.example',
    'office@a.example,desk@a.example',
    'office@a.example,desk@a.example',
  ])
  expect(received.map(({ mail }) => read(mail).headers.get('subject'))).toEqual([
    'A-4F7K Callback request, Dubai, call by Mon 30 Nov, 10:40 GMT+4',
    'A-4F7K Callback request, London, call by Mon 30 Nov, 06:40 GMT',
    'A-4F7K Callback request',
  ])
  expect(read(received[0]?.mail).text).toContain('Dubai, call by Mon 30 Nov, 10:40 GMT+4')
})

test('the vacancy or the candidate is named with its place, in the subject too', async () => {
  const { deliver, received } = await office()
  const link = 'https://site.test/ru/candidate/grace'
  await deliver({ form: 'apply', path: '/api/vacancies/17/apply', office: 'uk' })
  await deliver({ fields: { ...CALLBACK, link } })
  const [vacancy, candidate] = received.map(({ mail }) => read(mail))
  expect(vacancy?.headers.get('subject')).toBe(
    'A-4F7K Application for a vacancy: Private chef, Cyprus, London',
  )
  expect(vacancy?.text).toContain('Vacancy: Private chef, Cyprus, https://site.test/vacancies/17')
  expect(candidate?.headers.get('subject')).toBe('A-4F7K Callback request: Grace, nanny, London')
  expect(candidate?.text).toContain(
    'Candidate: Grace, nanny, London, https://site.test/candidate/grace',
  )
})

test('a page of another host is shown at the address of the site', async () => {
  const { deliver, received } = await office()
  await deliver({ fields: { ...CALLBACK, link: 'https://evil.example/staff/nanny?utm_source=a' } })
  const { text } = read(received[0]?.mail)
  expect(text).toContain('Address of the page: https://site.test/staff/nanny?utm_source=a')
  expect(text).not.toContain('evil')
})

test('a Russian office gets it in Russian, with a link to the vacancy', async () => {
  const { deliver, received } = await office('ru')
  const fields = { name: 'Анна', phone: '+70000000000' }
  await deliver({ form: 'apply', path: '/api/vacancies/17/apply', fields, locale: 'en' })
  const { text } = read(received[0]?.mail)
  expect(text).toContain('Отклик на вакансию A-4F7K')
  expect(text).toContain('Имя: Анна')
  expect(text).toContain('Вакансия: Private chef, Cyprus, https://site.test/ru/vacancies/17')
  expect(text).toContain('Язык посетителя: английский')
})

test('the same enquiry has the same message id at each attempt', async () => {
  const { deliver, received } = await office()
  const key = '7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d'
  await deliver({ key })
  await deliver({ key })
  const ids = received.map(({ mail }) => read(mail).headers.get('message-id'))
  expect(ids).toEqual(Array(2).fill(`<${key}@a.example>`))
})

test('a suspicious one says so before it is opened', async () => {
  const { deliver, received } = await office()
  await deliver({ isSuspicious: true })
  const { headers, text } = read(received[0]?.mail)
  expect(headers.get('subject')).toBe('[suspicious] A-4F7K Callback request')
  expect(headers.get('x-enquiry-suspicious')).toBe('1')
  expect(text).toContain('May be spam')
})

describe('what a visitor types', () => {
  test('cannot turn the direction of what stands beside it', async () => {
    const { deliver, received } = await office()
    await deliver({ fields: { ...CALLBACK, name: 'Ann\u202Eexe.fdp\u2066Lee' } })
    const { text } = read(received[0]?.mail)
    expect(text).toContain('Name: Ann exe.fdp Lee')
  })

  const EVIL = 'Ann\r\nBcc: eve@evil.example\r\nReply-To: eve@evil.example\r\n\r\nPhone: +666'

  test('is in no header, and on one line of the text', async () => {
    const { deliver, received } = await office()
    await deliver({ fields: { ...CALLBACK, name: EVIL, page: EVIL, type: EVIL } })
    expect(received[0]?.to).toEqual(['office@a.example', 'desk@a.example'])
    const { headers, text, names } = read(received[0]?.mail)
    expect(names).not.toContain('Bcc')
    expect(headers.get('reply-to')).not.toContain('evil')
    expect([...headers.values()].join()).not.toMatch(/evil|Ann/)
    const line = 'Ann Bcc: eve@evil.example Reply-To: eve@evil.example Phone: +666'
    expect(text).toContain(`Name: ${line}\n`.replace('\n', text.includes('\r\n') ? '\r\n' : '\n'))
    expect(text.split(/\r?\n/).filter((each) => each.startsWith('Phone: '))).toEqual([
      'Phone: +447700900123',
    ])
  })
})

describe('a mail that does not go', () => {
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

  test('is tried again where the server says later', async () => {
    const { deliver } = await office('en', { onRcptTo: (_, __, done) => done(refusal(451)) })
    expect(await deliver()).toEqual({ kind: 'failed', reason: 'EENVELOPE 451' })
  })

  test('is for a person where the server says never', async () => {
    const { deliver } = await office('en', { onRcptTo: (_, __, done) => done(refusal(550)) })
    expect(await deliver()).toEqual({ kind: 'refused', reason: 'EENVELOPE 550' })
  })

  test('is tried again where nobody listens', async () => {
    const { deliver } = await office('en', {}, () => 'smtp://127.0.0.1:1')
    expect(await deliver()).toMatchObject({
      kind: 'failed',
      reason: 'ESOCKET',
    })
  })
})

describe('where TLS is required', () => {
  const withPassword = (port: number) =>
    withTlsRequired('smtp://user:word@mail.example').replace('mail.example', `127.0.0.1:${port}`)

  test.each<[string, SMTPServerOptions]>([
    ['knows no STARTTLS', { disabledCommands: ['STARTTLS'] }],
    ['has a certificate that nobody vouches for', { disabledCommands: [] }],
  ])('a server that %s hears neither the password nor the mail', async (_, options) => {
    // The test's own mail server warns of its certificate, which is what is wanted of it.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onAuth = vi.fn()
    const onMailFrom = vi.fn()
    const { deliver, received } = await office(
      'en',
      { ...options, onAuth, onMailFrom },
      withPassword,
    )
    const outcome = await deliver()
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^(ETLS|ESOCKET)/),
    })
    expect(onAuth).not.toHaveBeenCalled()
    expect(onMailFrom).not.toHaveBeenCalled()
    expect(received).toEqual([])
  })
})
