import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('what cannot be tried ends with another status than what is at fault', async () => {
  expect(await check([])).toMatchObject({ status: 2, error: expect.stringContaining('--post') })
  expect(await check([harbourUrl], { API_TOKEN: 'a b' })).toMatchObject({ status: 2 })
  const { status, lines } = await check(['http://127.0.0.1:9'], HARBOUR_SETTINGS)
  expect(status).toBe(1)
  expect(lines[0]).toMatch(/no connection/)
})
