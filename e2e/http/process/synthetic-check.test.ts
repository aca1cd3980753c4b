import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const METRIC = /^site_synthetic_check_(\w+) (\S+)$/gm

let site: Site
let webhook: Server
/** What the webhook was asked: method, mark, body. */
const asked: [string | undefined, string | undefined, string][] = []

beforeAll(async () => {
  webhook = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const mark = request.headers['x-enquiry-synthetic']?.toString()
    asked.push([request.method, mark, body])
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const address = webhook.address()
  const port = typeof address === 'object' ? address?.port : undefined
  site = await startSite({
    ...{ SYNTHETIC_CHECK: '1h', SYNTHETIC_POSTS: 'true', LOG_LEVEL: 'info', HOST: '127.0.0.1' },
    ...{ WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: 'a-secret-for-the-tests' },
  })
})
afterAll(async () => {
  await site?.stop()
  webhook?.close()
})

async function metrics(): Promise<Record<string, number>> {
  const { text } = await ask(site.origin, '/metrics')
  return Object.fromEntries(
    [...text.matchAll(METRIC)].map(([, name, value]) => [name, Number(value)]),
  )
}

function command(...args: string[]): Promise<{ status: number; output: string }> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, DATA_DIR: site.dataDir }
  const options = { cwd: ROOT, env, timeout: 50_000 }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/enquiries.ts', ...args],
      options,
      (_, out, err) => resolve({ status: child.exitCode ?? -1, output: out + err }),
    )
  })
}

test('by its schedule the site sends itself an enquiry, and tells how long it took to arrive', async () => {
  await expect
    .poll(async () => (await metrics()).last_success_timestamp_seconds, { timeout: 30_000 })
    .toBeGreaterThan(0)
  const { interval_seconds, failing, delay_seconds } = await metrics()
  expect({ interval_seconds, failing }).toEqual({ interval_seconds: 3_600, failing: 0 })
  expect(delay_seconds).toBeGreaterThan(0)
  expect(asked.map(([method, mark]) => [method, mark])).toEqual([['POST', '1']])
  expect(JSON.parse(asked[0]?.[2] ?? '')).toMatchObject({
    form: 'callback',
    fields: { name: 'Synthetic check' },
  })
  expect(site.output()).toContain('a synthetic check arrived')
})

test('by command it sends another, which stands in no list and is gone again', async () => {
  const there = await command('synthetic-check', '--url', site.origin)
  expect(there.output).toMatch(/^\w-\w{4} arrived within \d+\.\d s: webhook\n$/)
  expect(there.status).toBe(0)
  expect(asked.at(-1)?.slice(0, 2)).toEqual(['POST', '1'])
  expect((await command('list')).output).toContain('No enquiries.')
  expect((await command('audit')).output).toMatch(/synthetic-check --url\n.*list\n/)
  expect((await ask(site.origin, '/metrics')).text).not.toMatch(
    /^site_enquiries\{|^site_deliveries\{/m,
  )

  const nowhere = await command('synthetic-check', '--url', 'http://127.0.0.1:1')
  expect(nowhere.status).toBe(1)
  expect(nowhere.output).toMatch(/did not arrive .* ECONNREFUSED\n$/)
  expect((await metrics()).failing).toBe(1)
})

test('nobody outside can have an enquiry passed by the office', async () => {
  const body = { type: 'staff', name: 'Ann', phone: '+447700900123', page: 'Home', link: '' }
  const { status } = await ask(site.origin, '/api/form-staff', {
    method: 'POST',
    headers: {
      ...{
        'content-type': 'application/json',
        'x-synthetic-check': `1790000000.${'x'.repeat(43)}`,
      },
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  expect(status).toBe(403)
  await expect.poll(() => site.output()).toContain('"event":"synthetic.refused"')
  expect((await command('list')).output).toContain('No enquiries.')
})
