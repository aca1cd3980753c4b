import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))
const SITE_URL = 'https://aldermere.example'
const KEY = '0123456789abcdef'
const SECRET = 'a-secret-for-the-tests'
const SECOND_MS = 1000
const PATIENCE = { timeout: 40 * SECOND_MS, interval: 100 }

const told: { key: string; keyLocation: string; urlList: string[] }[] = []
const receiver = createServer(async (request, response) => {
  told.push(JSON.parse((await Array.fromAsync(request)).join('')))
  response.writeHead(202).end()
})

let contentDir: string
let site: Site

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'site-content-'))
  await cp(CONTENT_DIR, contentDir, { recursive: true })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  site = await startSite({
    CONTENT_DIR: contentDir,
    SITE_URL,
    REVALIDATE_SECRET: SECRET,
    INDEXNOW_KEY: KEY,
    INDEXNOW_ENDPOINT: `http://127.0.0.1:${address.port}/indexnow`,
  })
})
afterAll(async () => {
  await site?.stop()
  receiver.closeAllConnections()
  receiver.close()
  await rm(contentDir, { recursive: true, force: true })
})

test('the key is where it is said to be, and nowhere without one', async () => {
  const { status, headers, text } = await ask(site.origin, '/indexnow.txt')
  expect([status, text]).toEqual([200, KEY])
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect((await ask(defaultOrigin(), '/indexnow.txt')).status).toBe(404)
})

test('search engines are told of what changes, is published and closes, and of nothing else', {
  timeout: 150_000,
}, async () => {
  // The first look only takes note.
  await expect.poll(() => isThere(join(site.dataDir, 'indexnow.json')), PATIENCE).toBe(true)
  expect(told).toEqual([])
  await change('vacancies/1001.yaml', (yaml) => yaml.replace('Governess for', 'Tutor for'))
  expect(await nextTold()).toEqual(pagesOf('/vacancies/1001', { english: true, russian: false }))

  const closing = new Date(Date.now() + 10 * SECOND_MS).toISOString()
  await change('vacancies/1001.yaml', (yaml) =>
    yaml.replace(/valid_through: .*/, `valid_through: ${closing}`),
  )
  expect(await nextTold()).toEqual(pagesOf('/vacancies/1001'))
  // Nobody changes anything: its time has come.
  expect(await nextTold()).toContain(`${SITE_URL}/vacancies/1001`)

  await change('vacancies/1001.yaml', (yaml) =>
    yaml.replace(/valid_through: .*/, 'valid_through: 2099-01-01'),
  )
  expect(await nextTold()).toEqual(pagesOf('/vacancies/1001'))
  for (const { key, keyLocation } of told) {
    expect([key, keyLocation]).toEqual([KEY, `${SITE_URL}/indexnow.txt`])
  }
})

let seen = 0

/** What is told next, in one go or in several that come together. */
async function nextTold(): Promise<string[]> {
  await expect.poll(() => told.length, PATIENCE).toBeGreaterThan(seen)
  const urls = told.slice(seen).flatMap(({ urlList }) => urlList)
  seen = told.length
  return urls.toSorted()
}

function pagesOf(path: string, { english = true, russian = true } = {}): string[] {
  return [
    ...(russian ? [`${SITE_URL}/ru${path}`] : []),
    ...(english ? [SITE_URL + path] : []),
  ].toSorted()
}

async function change(file: string, edit: (yaml: string) => string): Promise<void> {
  const path = join(contentDir, file)
  const before = await readFile(path, 'utf8')
  const after = edit(before)
  expect(after).not.toBe(before)
  await writeFile(path, after)
  const headers = { authorization: `Bearer ${SECRET}` }
  const { status } = await ask(site.origin, '/api/revalidate', { method: 'POST', headers })
  expect(status).toBe(200)
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
