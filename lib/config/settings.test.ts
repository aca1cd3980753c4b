import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { describeSettings } from './describe-settings.ts'
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

function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

describe('settings', () => {
  test('have a default for everything', () => {
    const settings = parseSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      logLevel: 'info',
    })
    expect(settings.isSiteUrlStated).toBe(false)
    expect(settings.apiBaseUrl).toBeUndefined()
  })

  test('count an empty value as unset', () => {
    expect(parseSettings({ PORT: '', SITE_URL: ' ', HOST: '' }).port).toBe(3000)
  })

  test('name every fault at once, with its setting', () => {
    const faults = faultsOf({
      PORT: 'x',
      SITE_URL: 'example',
      GTM_ID: '1',
      REVALIDATE_SECRET: 'short',
    })
    expect(faults).toHaveLength(4)
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'REVALIDATE_SECRET',
      'GTM_ID',
    ])
  })

  test('are known by their exact names alone', () => {
    expect(faultsOf({ TRUST_PROXI: '1' })).toEqual(['TRUST_PROXI: is no setting; TRUST_PROXY is'])
    for (const name of ['SITE_URI', 'site_url', 'API_BASEURL', 'SMTP_URL_FIEL', 'LOGLEVEL']) {
      expect(faultsOf({ [name]: 'x' }), name).toHaveLength(1)
    }
    const others = ['HOME', 'PATH', 'HOSTNAME', 'PORTS', 'NODE_ENV', 'XDG_DATA_DIRS']
    expect(faultsOf(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
    expect(faultsOf({ TRUST_PROXI: '' })).toEqual([])
  })

  test('may be secrets in files', () => {
    const dir = tempDir()
    const file = (name: string, text: string) => {
      writeFileSync(join(dir, name), text)
      return join(dir, name)
    }
    const path = file('secret', 'sixteen-characters\n')
    const settings = parseSettings({ REVALIDATE_SECRET_FILE: path })
    expect(settings.revalidateSecret).toBe('sixteen-characters')
    expect(faultsOf({ REVALIDATE_SECRET_FILE: join(dir, 'none') })).toEqual([
      `REVALIDATE_SECRET_FILE: ${join(dir, 'none')}: cannot be read (ENOENT)`,
    ])
    expect(faultsOf({ REVALIDATE_SECRET_FILE: file('empty', '\n') })).toEqual([
      expect.stringMatching(/is empty$/),
    ])
    const windows = parseSettings({ API_TOKEN_FILE: file('windows', '\uFEFFsecret-token\r\n') })
    expect(windows.backendAccess.tokens.main).toBe('secret-token')
    expect(faultsOf({ API_TOKEN_FILE: file('two', 'secret-token\nsecret-token') })).toEqual([
      expect.stringMatching(/must hold one line$/),
    ])
    expect(faultsOf({ API_TOKEN_FILE: dir })).toEqual([expect.stringMatching(/is no file$/)])
    expect(
      faultsOf({ REVALIDATE_SECRET_FILE: path, REVALIDATE_SECRET: 'sixteen-characters' }),
    ).toEqual(['REVALIDATE_SECRET_FILE: must not be set beside REVALIDATE_SECRET'])
    const mail = { ENQUIRIES_EMAIL_TO: 'a@b.example', ENQUIRIES_EMAIL_FROM: 'a@b.example' }
    const smtpUrl = file('smtp', 'smtp://u:p@mail.example?ignoreTLS=true')
    expect(faultsOf({ ...mail, SMTP_URL_FILE: smtpUrl })).toEqual([
      expect.stringMatching(/^SMTP_URL: must not say ignoreTLS/),
    ])
  })

  test('ask for the public origin where search engines are to be told of its pages', () => {
    const INDEXNOW_KEY = '0123456789abcdef'
    expect(faultsOf({ INDEXNOW_KEY })).toEqual(['SITE_URL: must be set too, since INDEXNOW_KEY is'])
    expect(faultsOf({ INDEXNOW_KEY: 'short', SITE_URL: 'https://a.example' })).toHaveLength(1)
    expect(parseSettings({ INDEXNOW_KEY, SITE_URL: 'https://a.example' }).indexNow).toEqual({
      key: INDEXNOW_KEY,
      endpoint: 'https://api.indexnow.org/indexnow',
    })
    expect(parseSettings({ SITE_URL: 'https://a.example' }).indexNow).toBeUndefined()
  })

  test('can be told without their secrets', () => {
    const told = describeSettings({
      PORT: '8080',
      REVALIDATE_SECRET: 'sixteen-characters',
      SMTP_URL: 'smtps://office:password@mail.example',
      ENQUIRIES_EMAIL_TO: 'a@b.example',
      ENQUIRIES_EMAIL_FROM: 'a@b.example',
      API_BASE_URL: 'https://user:password@backend.example/v1',
    })
    const lines = told.split('\n')
    expect(lines).toContain('PORT=8080')
    expect(lines).toContain('RETENTION_DAYS=180  # default')
    expect(lines).toContain('# GTM_ID is unset')
    expect(lines).toContain('REVALIDATE_SECRET=***')
    expect(lines).toContain('SMTP_URL=smtps://***:***@mail.example')
    expect(lines).toContain('API_BASE_URL=https://***:***@backend.example/v1')
    expect(told).not.toMatch(/password|sixteen/)
    expect(() => describeSettings({ PORT: 'x' })).toThrow(SettingsError)
  })

  test('take a switch as on or off, and nothing else', () => {
    const switches = ['GTM_BEFORE_CONSENT', 'HSTS_INCLUDE_SUBDOMAINS']
    for (const name of switches) expect(faultsOf({ [name]: 'perhaps' })).toHaveLength(1)
    const off = { isTagManagerBeforeConsent: false, isHstsForSubdomains: false }
    expect(parseSettings({})).toMatchObject(off)
    expect(parseSettings({ GTM_BEFORE_CONSENT: 'false' })).toMatchObject(off)
    expect(parseSettings({ GTM_BEFORE_CONSENT: 'true' }).isTagManagerBeforeConsent).toBe(true)
    expect(parseSettings({ HSTS_INCLUDE_SUBDOMAINS: '1' }).isHstsForSubdomains).toBe(true)
  })

  test('take a public address without a path alone', () => {
    expect(parseSettings({ SITE_URL: 'https://a.example/' }).siteUrl).toBe('https://a.example')
    expect(faultsOf({ SITE_URL: 'https://a.example/site' })).toHaveLength(1)
    expect(faultsOf({ SITE_URL: 'javascript:alert(1)' })).toHaveLength(1)
  })

  test('let the jobs service be the other backend where none is named', () => {
    expect(parseSettings({ API_BASE_URL: 'https://api.example/' })).toMatchObject({
      apiBaseUrl: 'https://api.example',
      jobsBaseUrl: 'https://api.example',
    })
    expect(parseSettings({ JOBS_BASE_URL: 'https://jobs.example' })).toMatchObject({
      apiBaseUrl: undefined,
      jobsBaseUrl: 'https://jobs.example',
    })
  })

  test('show a backend credentials of its own, and no other host or browser', () => {
    const API_TOKEN = 'token-of-the-backend'
    const accessOf = (environment: Record<string, string>) =>
      parseSettings({ API_TOKEN, API_BASE_URL: 'https://api.example/v1', ...environment })
        .backendAccess
    expect(accessOf({ SITE_URL: 'https://a.example' })).toEqual({
      userAgent: expect.stringMatching(/^[\w-]+\/[\d.]+ \(\+https:\/\/a\.example\)$/),
      tokens: { main: API_TOKEN, jobs: API_TOKEN },
    })
    const JOBS_BASE_URL = 'https://jobs.example'
    expect(accessOf({ JOBS_BASE_URL }).tokens).toEqual({ main: API_TOKEN, jobs: undefined })
    const JOBS_TOKEN = 'token-of-the-jobs'
    expect(accessOf({ JOBS_BASE_URL, JOBS_TOKEN }).tokens.jobs).toBe(JOBS_TOKEN)
    const withName = 'https://name:password@api.example'
    expect(faultsOf({ API_TOKEN, API_BASE_URL: withName })).toEqual([
      expect.stringMatching(/^API_TOKEN: must not be set beside/),
    ])
    expect(faultsOf({ PUBLIC_API_BASE_URL: withName })).toHaveLength(1)
    expect(faultsOf({ API_TOKEN: 'two words of it' })).toHaveLength(1)
    expect(describeSettings({ API_TOKEN })).toContain('API_TOKEN=***')
  })

  test('write numbers and handles as the messengers want them', () => {
    const { overrides } = parseSettings({
      WHATSAPP_STAFF: '+447700900123',
      TELEGRAM_HANDLE: '@handle',
    })
    expect(overrides).toMatchObject({ whatsappStaff: '447700900123', telegram: 'handle' })
  })
})
