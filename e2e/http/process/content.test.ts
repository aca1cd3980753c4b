import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { payloadOf, textsOf } from '#e2e/harness/html.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))
const SECRET = 'a-secret-for-the-tests'
const ADDRESSES = ['/vacancies/1001', '/ru/vacancies/1001']

let contentDir: string
let site: Site

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'site-content-'))
  await cp(CONTENT_DIR, contentDir, { recursive: true })
  site = await startSite({ CONTENT_DIR: contentDir, REVALIDATE_SECRET: SECRET })
})
afterAll(async () => {
  await site?.stop()
  await rm(contentDir, { recursive: true, force: true })
})

test('changed content shows at once after a word with the secret', async () => {
  expect(await headings()).toEqual([
    'Governess for two boys, 6 and 9',
    'Гувернантка к мальчикам 6 и 9 лет',
  ])
  await changeTitle('Governess for three girls', 'Гувернантка к трём девочкам')
  expect((await revalidate(SECRET)).status).toBe(200)
  expect(await headings()).toEqual(['Governess for three girls', 'Гувернантка к трём девочкам'])
})

test('a page that was sent before a change still gets the payload that belongs to it', async () => {
  const [address = ''] = ADDRESSES
  const before = payloadOf((await ask(site.origin, address)).text) ?? ''
  await changeTitle('Governess for a while', 'Гувернантка на время')
  expect((await revalidate(SECRET)).status).toBe(200)
  const after = payloadOf((await ask(site.origin, address)).text) ?? ''
  expect(after).not.toBe(before)
  for (const payload of [before, after]) {
    const { status, headers, text } = await ask(site.origin, payload)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // The page says it; the payload only what the page does not.
    expect(text.includes('Governess for')).toBe(false)
  }
  // After a restart, or on another instance: the page is to ask for what it says now. One of
  // another build would not be started right with that.
  const unknown = before.replace(/[^.]+$/, 'of-another-process')
  const otherBuild = '/payload.js?of=other.of-another-process'
  for (const [address, code] of [
    [unknown, 'fetch('],
    [otherBuild, '.reload()'],
  ] as const) {
    const { status, headers, text } = await ask(site.origin, address)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain(code)
    expect((await ask(site.origin, `${address}&or=404`)).status).toBe(404)
  }
})

test('changed content shows by itself', { timeout: 150_000 }, async () => {
  await changeTitle('Governess for one prince', 'Гувернантка к одному принцу')
  await expect
    .poll(headings, { timeout: 90_000, interval: 250 })
    .toEqual(['Governess for one prince', 'Гувернантка к одному принцу'])
})

test('a wrong secret, or none, changes nothing', async () => {
  await changeTitle('Governess for nobody', 'Гувернантка ни к кому')
  for (const secret of ['', 'wrong-secret-wrong']) {
    expect((await revalidate(secret)).status).toBe(401)
  }
  const withoutSecret = await startSite()
  expect((await revalidate(SECRET, withoutSecret)).status).toBe(404)
  await withoutSecret.stop()
})

test('a faulty file is refused while running, an earlier copy stays, the others change', async () => {
  await changeTitle('Governess for two boys again', 'Снова гувернантка')
  expect((await revalidate(SECRET)).status).toBe(200)
  const file = join(contentDir, 'vacancies/1002.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace('category:', 'kategory:'))
  await changeTitle('Governess as before', 'Гувернантка, как прежде')
  expect((await revalidate(SECRET)).status).toBe(422)
  await expect.poll(site.output).toMatch(/vacancies\/1002\.yaml:\d+: kategory: .*mean category/)
  expect(await headings()).toEqual(['Governess as before', 'Гувернантка, как прежде'])
  expect((await ask(site.origin, '/vacancies/1002')).status).toBe(200)
})

async function changeTitle(en: string, ru: string): Promise<void> {
  const file = join(contentDir, 'vacancies/1001.yaml')
  const text = await readFile(file, 'utf8')
  const changed = text.replace(
    /^title:\n {2}en: .*\n {2}ru: .*$/m,
    `title:\n  en: ${en}\n  ru: ${ru}`,
  )
  expect(changed).not.toBe(text)
  await writeFile(file, changed)
}

function revalidate(secret: string, { origin }: Site = site) {
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {}
  return ask(origin, '/api/revalidate', { method: 'POST', headers })
}

async function headings(): Promise<string[]> {
  const pages = await Promise.all(ADDRESSES.map((address) => ask(site.origin, address)))
  return pages.flatMap(({ text }) => textsOf(text, 'h1'))
}
