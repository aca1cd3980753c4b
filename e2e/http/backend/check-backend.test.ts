import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startDistortingBackend, TERMINAL_ORDER } from '#e2e/harness/distorting-backend.ts'
import { HARBOUR_SETTINGS, HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const harbour = new HarbourBackend()
let site: Site
let harbourUrl: string

beforeAll(async () => {
  harbourUrl = await harbour.work()
  site = await startSite({ RATE_LIMIT: 'off' })
})
afterAll(async () => {
  await site?.stop()
  await harbour.stop()
})

interface Told {
  status: number | string | null | undefined
  lines: string[]
  error: string
}

function check(args: string[], environment: Record<string, string> = {}): Promise<Told> {
  return new Promise((resolve) => {
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
    execFile(
      'env',
      ['-i', ...variables, process.execPath, 'scripts/check-backend.ts', ...args],
      { timeout: 60_000 },
      (failure, stdout, error) =>
        resolve({ status: failure?.code ?? 0, lines: stdout.split('\n'), error }),
    )
  })
}

test("the site's own embedded API has no fault, and takes enquiries as the contract says", async () => {
  const { status, lines } = await check([site.origin, '--post'])
  expect(lines.filter((line) => line.startsWith('fault'))).toEqual([])
  expect(lines.at(-2)).toMatch(/^0 faults, /)
  expect(status).toBe(0)
})

test('what a backend does wrong is told by place and field', async () => {
  const { status, lines } = await check([harbourUrl], {
    ...HARBOUR_SETTINGS,
    PUBLIC_API_BASE_URL: harbourUrl,
  })
  expect(status).toBe(1)
  const told = (start: string) => lines.filter((line) => line.startsWith(start))
  for (const language of ['en', 'ru']) {
    expect(told(`fault   GET /api/vacancies (${language})`)).toEqual([
      expect.stringContaining('item 1 is not used: title'),
    ])
  }
  expect(told('fault   GET /api/staff/ferryman (en)')).toEqual([
    expect.stringContaining('leads nowhere'),
  ])
  expect(told('warning GET /api/blog?tag=')).toEqual([expect.stringContaining('changes nothing')])
  expect(told('warning GET /api/option:')).toEqual([expect.stringContaining('no Content-Language')])
  expect(told(`fault   OPTIONS ${harbourUrl}/api/form-staff`).length).toBeGreaterThan(0)
})

test('a backend that does everything wrong is told all of it', async () => {
  const bad = await startDistortingBackend(site.origin)
  onTestFinished(bad.stop)
  const { status, lines } = await check([bad.url, '--post'], {
    PUBLIC_API_BASE_URL: bad.url,
    SITE_URL: 'https://agency.example',
  })
  expect(status).toBe(1)
  const wanted = [
    /^warning GET \/api\/countries: the same in en and ru/,
    /^warning GET \/api\/countries \(ru\): it is in en, not in ru/,
    /^fault {3}GET \/api\/vacancies\?page=1&per_page=1 \(en\): per_page is not kept/,
    /^fault {3}GET \/api\/vacancies\?page=1&per_page=1 \(en\): last_page is 40 for/,
    /^fault {3}GET \/api\/blog\?page=2&per_page=1 \(en\): the second page is the first again/,
    /^warning GET \/api\/blog\?page=41&per_page=1 \(en\): past the last page the status is 200/,
    /^warning GET \/api\/vacancies\?country_slug=\S+ \(en\): the filter changes nothing/,
    /^fault {3}GET \/api\/staff\/nobody-\d+ \(ru\): it is listed, and leads nowhere/,
    /^fault {3}GET \/api\/staff\/no-such-\S+ \(en\): what there is not has status 200, not 404/,
    /^warning GET \/api\/staff\/governess \(en\): the answer: title is cleaned of script/,
    /^warning \/picture.svg: it is 10 × 90, and/,
    /^fault {3}POST \/api\/form-cost: the same again has status 200, the first had 201/,
    /^fault {3}POST \/api\/form-cost: another body under the same key has status 201, not 409/,
    /^fault {3}POST \/api\/vacancies\/\{id\}\/apply: without a phone the status is 200, not 422/,
    /^fault {3}OPTIONS \S+\/api\/form-job: Access-Control-Allow-Origin does not name/,
    /^fault {3}OPTIONS \S+\/api\/form-job: Access-Control-Allow-Headers lacks content-type/,
  ]
  expect(wanted.filter((line) => !lines.some((told) => line.test(told)))).toEqual([])
  expect(lines.join('')).not.toContain(TERMINAL_ORDER)

  const own = await startSite({ PUBLIC_API_BASE_URL: bad.url, SITE_URL: 'https://agency.example' })
  await expect.poll(own.output).toContain('browsers cannot send enquiries to PUBLIC_*')
  await own.stop()
})

test('what cannot be tried ends with another status than what is at fault', async () => {
  expect(await check([])).toMatchObject({ status: 2, error: expect.stringContaining('--post') })
  expect(await check([harbourUrl], { API_TOKEN: 'a b' })).toMatchObject({ status: 2 })
  const { status, lines } = await check(['http://127.0.0.1:9'], HARBOUR_SETTINGS)
  expect(status).toBe(1)
  expect(lines[0]).toMatch(/no connection/)
})
