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

  test('write numbers and handles as the messengers want them', () => {
    const { overrides } = parseSettings({
      WHATSAPP_STAFF: '+447700900123',
      TELEGRAM_HANDLE: '@handle',
    })
    expect(overrides).toMatchObject({ whatsappStaff: '447700900123', telegram: 'handle' })
  })
})
