import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { isForSearchEngines } from '#e2e/harness/html.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const PUBLIC = { SITE_URL: 'https://www.harbour-hall.co.uk' }
const PAGES = ['/', '/ru/uae', '/vacancies/1001', '/ru/vacancies?country=uae', '/contacts']

/** What an agency would write in place of what is made up. */
const REAL: [RegExp, string][] = [
  [/^ *demonstration: true\n/gm, ''],
  [/^ *note:\n.*made-up agency.*\n.*\n/gm, ''],
  [/made-up agency|вымышленное агентство/gi, 'agency'],
  [/\+44 20 7946 0011/g, '+44 20 7123 4567'],
  [/\+7 495 000 00 11/g, '+7 495 123-45-67'],
  [/\+1 212 555 0111/g, '+1 212 234 5678'],
  [/\+380 44 000 00 11/g, '+380 44 123 45 67'],
  [/\+44 20 7946 0012/g, '+44 20 7123 4568'],
  [/\+7 495 000 00 12/g, '+7 495 123 45 68'],
  [/\+33 1 99 00 00 11/g, '+33 1 42 34 56 78'],
  [/\+377 00 00 00 11/g, '+377 93 12 34 56'],
  [/\+41 22 000 00 11/g, '+41 22 731 23 45'],
  [/\+39 02 0000 0011/g, '+39 02 7634 5678'],
  [/\+357 25 000 011/g, '+357 25 345 678'],
  [/\+971 4 000 0011/g, '+971 4 321 4567'],
  [/447700900(\d{3})/g, '447911123$1'],
  [/EA-0000-DEMO/g, 'EA-4711'],
  [/00000000/g, '08123456'],
  [/(?:academy|questionnaire)\.example\.com/g, 'forms.harbour-hall.co.uk'],
  [/aldermere\.example/g, 'harbour-hall.co.uk'],
  [/aldermere_demo/g, 'harbourhall'],
  [/Aldermere|Олдермир/g, 'Harbour Hall'],
]

let realContent: string
let demonstration: Site
let real: Site

beforeAll(async () => {
  realContent = await mkdtemp(join(tmpdir(), 'real-content-'))
  await cp('content', realContent, { recursive: true })
  for await (const file of glob(join(realContent, '**/*.yaml'))) {
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      REAL.reduce((before, [madeUp, instead]) => before.replaceAll(madeUp, instead), text),
    )
  }
  demonstration = await startSite(PUBLIC)
  real = await startSite({ ...PUBLIC, CONTENT_DIR: realContent })
})
afterAll(async () => {
  await Promise.all([demonstration?.stop(), real?.stop()])
  await rm(realContent, { recursive: true, force: true })
})

describe('npm run ready', () => {
  test('names what is left of the shipped content, each with its file, its field and what to do', async () => {
    const { status, output } = await ready({})
    expect(status).toBe(1)
    for (const line of [
      /^SITE_URL: not set: set /m,
      /^content\/settings\/settings\.yaml: russ_phone: \+7 495 000 00 11: .*write the real one$/m,
      /^content\/settings\/settings\.yaml: company\.licence\.ru: EA-0000-DEMO: /m,
      /^content\/settings\/settings\.yaml: offices\.3: demonstration: true: made up: /m,
      /^content\/settings\/settings\.yaml: links\.academy: academy\.example\.com: /m,
      /^content\/candidates\/grace-nanny\.yaml: demonstration: true: /m,
      /^content\/vacancies\/1001\.yaml: demonstration: true: /m,
      /^content\/policies\/privacy-policy\.yaml: body\.en: Aldermere: /m,
    ]) {
      expect(output).toMatch(line)
    }
  })

  test('names settings that are for trials', async () => {
    const { status, output } = await ready({
      SITE_URL: 'http://www.harbour-hall.co.uk',
      CONTENT_DIR: realContent,
      WEBHOOK_URL: 'http://crm.harbour-hall.co.uk/in',
      WEBHOOK_SECRET: 'change-me-change-me',
      ALLOW_INSECURE_DELIVERY: 'true',
      WHATSAPP_JOB: '447700900123',
    })
    expect(status).toBe(1)
    const names = output.split('\n').flatMap((line) => /^([A-Z_]+): /.exec(line)?.[1] ?? [])
    expect(names).toEqual(['SITE_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'WHATSAPP_JOB'])
  })

  test('names a period that the privacy policy does not say', async () => {
    const { output } = await ready({ ...PUBLIC, CONTENT_DIR: realContent, RETENTION_DAYS: '90' })
    expect(output).toMatch(/privacy-policy\.yaml: body\.en: another period: RETENTION_DAYS is 90/)
    expect(output).toMatch(/privacy-policy\.yaml: body\.ru: another period: RETENTION_DAYS is 90/)
    expect(output).toMatch(/: 2\. Until then/)
  })

  test('has nothing to say where everything is real', async () => {
    const { status, output } = await ready({ ...PUBLIC, CONTENT_DIR: realContent })
    expect(output).toMatch(/^Nothing is left/)
    expect(status).toBe(0)
  })

  test('says what an office lacks to promise anything', async () => {
    const file = join(realContent, 'settings/settings.yaml')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/ {4}hours:\n(?: {6}- .*\n)+/, ''))
    const { status, output } = await ready({ ...PUBLIC, CONTENT_DIR: realContent })
    await writeFile(file, text)
    expect(status).toBe(1)
    expect(output).toMatch(/settings\.yaml: offices\.0\.hours: missing: /)
  })
})

describe('at a public address', () => {
  test('the demonstration is kept from search engines, and says so at its start', async () => {
    expect(demonstration.output()).toContain('made up for the demonstration')
    for (const address of PAGES) {
      const { text, headers } = await ask(demonstration.origin, address)
      expect(headers['x-robots-tag'], address).toBe('noindex')
      expect(isForSearchEngines(text), address).toBe(false)
      expect(text.includes('JobPosting'), address).toBe(false)
    }
    expect((await ask(demonstration.origin, '/sitemap.xml')).text).not.toContain('<loc>')
    expect((await ask(demonstration.origin, '/vacancies/jobs.xml')).text).not.toContain('1001')
    const { text: robots } = await ask(demonstration.origin, '/robots.txt')
    expect(robots).toContain('Allow: /')
    expect(robots).not.toContain('Sitemap')
  })

  test('what is real is for them', async () => {
    expect(real.output()).not.toContain('made up for the demonstration')
    for (const address of PAGES) {
      const { text, headers } = await ask(real.origin, address)
      expect(headers['x-robots-tag'], address).toBeUndefined()
      expect(isForSearchEngines(text), address).toBe(true)
    }
    expect((await ask(real.origin, '/vacancies/1001')).text).toContain('JobPosting')
    expect((await ask(real.origin, '/sitemap.xml')).text).toContain('/vacancies/1001</loc>')
    expect((await ask(real.origin, '/robots.txt')).text).toContain('Sitemap: ')
  })
})

test('on a name that nobody can have the demonstration shows everything as it will be', async () => {
  const site = await startSite({ SITE_URL: 'https://agency.example' })
  const { text, headers } = await ask(site.origin, '/vacancies/1001')
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(isForSearchEngines(text)).toBe(true)
  expect(text).toContain('JobPosting')
  expect(site.output()).not.toContain('made up for the demonstration')
  await site.stop()
})

function ready(settings: Record<string, string>): Promise<{ status: number; output: string }> {
  const { PATH } = process.env
  const { promise, resolve } = Promise.withResolvers<{ status: number; output: string }>()
  const child = execFile(
    process.execPath,
    ['scripts/ready.ts'],
    { env: { PATH, NODE_ENV: 'production', ...settings }, timeout: 30_000 },
    (_error, stdout, stderr) => {
      resolve({ status: child.exitCode ?? -1, output: stdout + stderr })
    },
  )
  return promise
}
