import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { observatoryOf } from '#e2e/harness/observatory.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const WANTED = 125

let site: Site

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://one.example' })
})
afterAll(() => site?.stop())

test('the scale takes points for what is missing or loose, and gives none for it', async () => {
  const { headers, text } = await ask(site.origin, '/')
  const scoreWith = (changed: Record<string, string | undefined>, html = text) =>
    observatoryOf({ headers: { ...headers, ...changed }, text: html }).score
  const best = scoreWith({})
  const policy = String(headers['content-security-policy'])
  const loose = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
  expect(scoreWith({ 'content-security-policy': loose })).toBe(best - 10)
  const looser = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(scoreWith({ 'content-security-policy': looser })).toBe(80)
  expect(scoreWith({ 'content-security-policy': undefined })).toBe(75)
  expect(scoreWith({ 'cross-origin-resource-policy': undefined })).toBe(best - 10)
  expect(scoreWith({ 'strict-transport-security': undefined })).toBe(80)
  expect(scoreWith({}, '<script src="https://x.example/a.js"></script>')).toBe(best - 5)
})

describe('a scan gives the site more than the full marks', () => {
  const pages = ['/', '/ru', '/vacancies?country=uae', '/ru/vacancies/1001', '/contacts', '/blog']
  const others = ['/nope', '/enquiry/x', '/ru/enquiry/x', '/office/take/x', '/api/countries']
  test.each([...pages, ...others])('%s', async (path) => {
    const { score, modifiers } = observatoryOf(await ask(site.origin, path))
    expect(score, JSON.stringify(modifiers)).toBeGreaterThanOrEqual(WANTED)
  })
})

test('pictures may be shown by others, and nothing else is given to them', async () => {
  const isShared = async (path: string) => {
    const { status, headers } = await ask(site.origin, path)
    expect(status, path).toBe(200)
    return headers['cross-origin-resource-policy']
  }
  for (const path of ['/icon.svg', '/share.png', '/apple-icon.png']) {
    expect(await isShared(path), path).toBe('cross-origin')
  }
  const { headers } = await ask(site.origin, '/icon.svg')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.* style-src 'unsafe-inline'$/,
  )
  for (const path of ['/', '/api/countries', '/blog/feed.json', '/robots.txt', '/healthz']) {
    expect(await isShared(path), path).toBe('same-origin')
  }
})
