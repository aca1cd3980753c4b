import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseSettings } from '#lib/config/settings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const settings = parseSettings({})
const NOTHING = { scripts: [], sheets: [] }
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('exactly the scripts and sheets that are known are allowed, each by its hash', () => {
  const policy = contentSecurityPolicy(
    { scripts: new Set(['one()', 'two("</p>")']), sheets: ['a{}'] },
    settings,
  )
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    hashOf('one()'),
    hashOf('two("</p>")'),
  ])
  expect(directive(policy, 'style-src')).toEqual(["'self'", hashOf('a{}')])
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
})

test('the browser may connect to the site, and to the public addresses of the APIs', () => {
  const own = directive(contentSecurityPolicy(NOTHING, settings), 'connect-src')
  expect(own).toEqual(["'self'"])
  const elsewhere = parseSettings({
    PUBLIC_API_BASE_URL: 'https://api.example/v1',
    PUBLIC_JOBS_BASE_URL: 'https://jobs.example',
  })
  const policy = contentSecurityPolicy(NOTHING, elsewhere)
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://api.example',
    'https://jobs.example',
  ])
})

test('the tag manager is let in only where it is set', () => {
  expect(contentSecurityPolicy(NOTHING, settings)).not.toContain('google')
  const tagged = contentSecurityPolicy(NOTHING, parseSettings({ GTM_ID: 'GTM-ABC123' }))
  expect(directive(tagged, 'script-src')).toContain('https://www.googletagmanager.com')
})

test('a form may be answered by the messengers, and the page be framed by nobody', () => {
  const policy = contentSecurityPolicy(NOTHING, settings)
  expect(directive(policy, 'form-action')).toEqual(
    expect.arrayContaining(["'self'", 'https://wa.me', 'https://t.me']),
  )
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
})
