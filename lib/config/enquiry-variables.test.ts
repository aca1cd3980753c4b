import { describe, expect, test } from 'vitest'
import { parseSettings, SettingsError } from './settings.ts'

function faultsOf(environment: Record<string, string>): string[] {
  try {
    parseSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
  return []
}

test('enquiries need no settings', () => {
  expect(parseSettings({})).toMatchObject({
    dataDir: './data',
    trustProxy: 0,
    rateLimit: { count: 20, windowS: 600 },
    webhook: undefined,
    email: undefined,
    retentionDays: 180,
    undeliveredRetentionDays: 730,
    consentLanguages: [],
    officeLocale: undefined,
    officeEmails: {},
    linkSecret: undefined,
  })
})

test.each([
  ['5/30s', { count: 5, windowS: 30 }],
  ['100/1h', { count: 100, windowS: 3_600 }],
  ['off', undefined],
])('the limit %s is read', (RATE_LIMIT, rateLimit) => {
  expect(parseSettings({ RATE_LIMIT }).rateLimit).toEqual(rateLimit)
})

test('delivery targets are read', () => {
  const settings = parseSettings({
    WEBHOOK_URL: 'https://hook.example/enquiries',
    WEBHOOK_SECRET: 'a-secret-of-enough-length',
    SMTP_URL: 'smtps://user:word@mail.example:465',
    ENQUIRIES_EMAIL_TO: 'office@a.example, desk@a.example',
    ENQUIRIES_EMAIL_FROM: 'Aldermere <site@a.example>',
  })
  expect(settings.webhook?.url).toBe('https://hook.example/enquiries')
  expect(settings.email?.to).toBe('office@a.example, desk@a.example')
})

test.each([
  [{ RATE_LIMIT: '20' }, 'RATE_LIMIT: must be a number of enquiries in a time'],
  [{ RATE_LIMIT: '0/10m' }, 'RATE_LIMIT: must be'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: must be the number of proxies'],
  [{ RETENTION_DAYS: '1.5' }, 'RETENTION_DAYS: must be a whole number'],
  [{ OFFICE_LOCALE: 'fr' }, 'OFFICE_LOCALE: must be en or ru'],
  [
    { WEBHOOK_URL: 'https://hook.example' },
    'WEBHOOK_SECRET: must be set too, since WEBHOOK_URL is',
  ],
  [{ ENQUIRIES_EMAIL_TO: 'a@b.example', ENQUIRIES_EMAIL_FROM: 'c@d.example' }, 'SMTP_URL: must be'],
  [
    {
      SMTP_URL: 'smtp://mail.example',
      ENQUIRIES_EMAIL_TO: 'a@b.example',
      ENQUIRIES_EMAIL_FROM: 'A <c@d.example>\r\nBcc: e@f.example',
    },
    'ENQUIRIES_EMAIL_FROM: must be an address',
  ],
])('%o is a fault that says what is wanted', (environment, fault) => {
  expect(faultsOf(environment)).toEqual([expect.stringContaining(fault)])
})

describe('what visitors typed', () => {
  const MAIL = { ENQUIRIES_EMAIL_TO: 'a@b.example', ENQUIRIES_EMAIL_FROM: 'c@d.example' }
  const SECRET = { WEBHOOK_SECRET: 'a-secret-of-enough-length' }
  const OPEN: [string, Record<string, string>][] = [
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://hook.example/enquiries', ...SECRET }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://10.0.0.5:8080/', ...SECRET }],
    ['API_BASE_URL', { API_BASE_URL: 'http://backend:8080' }],
    ['JOBS_BASE_URL', { JOBS_BASE_URL: 'http://127.0.0.1.example' }],
    ['PUBLIC_API_BASE_URL', { PUBLIC_API_BASE_URL: 'http://api.example' }],
    ['PUBLIC_JOBS_BASE_URL', { PUBLIC_JOBS_BASE_URL: 'http://jobs.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?ignoreTLS=true', ...MAIL }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?requireTLS=0', ...MAIL }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?opportunisticTLS=1', ...MAIL }],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false', ...MAIL }],
  ]

  test.each(OPEN)('goes nowhere unencrypted: %s is a fault in %o', (name, environment) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(`${name}: must`)])
    expect(faultsOf({ ...environment, ALLOW_INSECURE_DELIVERY: 'false' })).toHaveLength(1)
  })

  test.each(OPEN)('may where that is allowed, and is named: %s in %o', (name, environment) => {
    const settings = parseSettings({ ...environment, ALLOW_INSECURE_DELIVERY: '1' })
    expect(settings.insecureTargets).toEqual([name])
    expect(settings.email?.smtpUrl).toBe(environment.SMTP_URL)
  })

  test.each<Record<string, string>>([
    { WEBHOOK_URL: 'http://127.0.0.1:4000', ...SECRET },
    { WEBHOOK_URL: 'http://[::1]:4000', ...SECRET },
    { API_BASE_URL: 'http://localhost:4000', PUBLIC_API_BASE_URL: 'http://LOCALHOST' },
    { SMTP_URL: 'smtp://127.0.0.1:25?ignoreTLS=true', ...MAIL },
    { API_BASE_URL: 'https://backend.example' },
  ])('may stay on this machine, or be encrypted: %o', (environment) => {
    expect(faultsOf(environment)).toEqual([])
    const settings = parseSettings({ ...environment, ALLOW_INSECURE_DELIVERY: 'true' })
    expect(settings.insecureTargets).toEqual([])
  })

  test('is mailed in TLS alone, unless to this machine or where that is allowed', () => {
    const smtpOf = (SMTP_URL: string, more = {}) =>
      parseSettings({ SMTP_URL, ...MAIL, ...more }).email?.smtpUrl
    expect(smtpOf('smtp://a%40b:p%2Fw@mail.example:587?name=site')).toBe(
      'smtp://a%40b:p%2Fw@mail.example:587?name=site&requireTLS=true',
    )
    expect(smtpOf('smtp://localhost?service=Gmail')).toContain('requireTLS=true')
    expect(smtpOf('smtp://localhost:25')).toBe('smtp://localhost:25')
    const allowed = { ALLOW_INSECURE_DELIVERY: 'true' }
    expect(smtpOf('smtp://mail.example', allowed)).toBe('smtp://mail.example')
    expect(
      parseSettings({ SMTP_URL: 'smtp://mail.example', ...MAIL, ...allowed }).insecureTargets,
    ).toEqual(['SMTP_URL'])
  })
})

test('offices may have addresses of their own, where mails are sent at all', () => {
  const mail = {
    SMTP_URL: 'smtps://user:word@mail.example:465',
    ENQUIRIES_EMAIL_TO: 'office@a.example',
    ENQUIRIES_EMAIL_FROM: 'site@a.example',
  }
  const OFFICE_EMAILS = 'uk=london@a.example, uae=dubai@a.example'
  expect(parseSettings({ ...mail, OFFICE_EMAILS }).officeEmails).toEqual({
    uk: 'london@a.example',
    uae: 'dubai@a.example',
  })
  expect(faultsOf({ OFFICE_EMAILS })).toEqual(['SMTP_URL: must be set too, since OFFICE_EMAILS is'])
  expect(faultsOf({ ...mail, OFFICE_EMAILS: 'london@a.example' })).toHaveLength(1)
})
