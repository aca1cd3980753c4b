import { expect, test } from 'vitest'
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
    officeLocale: 'en',
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
