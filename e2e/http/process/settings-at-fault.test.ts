import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { type Site, startInVain, startSite } from '#e2e/harness/site.ts'

const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))

test('settings that cannot be used stop the start, with a line for each', async () => {
  const { status, output } = await startInVain({
    SITE_URL: 'example.org',
    API_BASE_URL: 'ftp://example.org',
    WHATSAPP_STAFF: 'none',
    LOG_LEVEL: 'loud',
    REVALIDATE_SECRET: 'short',
    GTM_ID: 'UA-1',
  })
  expect(status).toBe(1)
  const lines = output.split('\n')
  for (const name of ['SITE_URL', 'API_BASE_URL', 'WHATSAPP_STAFF', 'LOG_LEVEL', 'GTM_ID']) {
    expect(lines.filter((line) => line.trim().startsWith(`${name}: `))).toHaveLength(1)
  }
  expect(output).not.toContain('The site is at')
  expect(output).not.toMatch(/\n\s+at /)
})

test('files of the content at fault are held back alone, each with a line in the log', async () => {
  const contentDir = await mkdtemp(join(tmpdir(), 'site-content-'))
  await cp(CONTENT_DIR, contentDir, { recursive: true })
  await edit(join(contentDir, 'vacancies/1001.yaml'), 'live_in: false', 'live_in: perhaps')
  await edit(join(contentDir, 'staff/nanny.yaml'), 'country_slug: uk', 'country_slug: utopia')
  await edit(join(contentDir, 'countries/italy.yaml'), 'slug: italy', 'slug: "italy')
  await rm(join(contentDir, 'policies/privacy-policy.yaml'))

  const site = await startSite({ CONTENT_DIR: contentDir })
  const held = ['/vacancies/1001', '/ru/staff/nanny', '/italy', '/privacy-policy']
  const kept = ['/', '/ru', '/vacancies', '/vacancies/1002', '/staff/butler', '/uk', '/contacts']
  expect(await statusesOf(site, held)).toEqual(held.map(() => 404))
  expect(await statusesOf(site, kept)).toEqual(kept.map(() => 200))
  const listFaults = () =>
    [...site.output().matchAll(/"fault":"([^"]*)/g)].map(([, fault]) => fault).toSorted()
  await expect
    .poll(listFaults)
    .toEqual([
      expect.stringMatching(/countries\/italy\.yaml:\d+: Missing closing/),
      expect.stringMatching(/policies\/privacy-policy\.yaml: the file is missing$/),
      expect.stringMatching(/staff\/nanny\.yaml:\d+: salary_guide\.\d\.country_slug: .*utopia/),
      expect.stringMatching(/vacancies\/1001\.yaml:\d+: live_in: write true or false$/),
    ])
  // It is ready all the same, and says what is held back.
  const { status, text } = await ask(site.origin, '/readyz')
  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({
    status: 'warn',
    checks: { content: { status: 'warn' } },
  })
  expect(JSON.parse(text).checks.content.output).toHaveLength(4)
  await site.stop()
  await rm(contentDir, { recursive: true })
})

test('a backend that names no messengers stops the start, unless the settings do', async () => {
  const backend = new HarbourBackend()
  backend.settings = { ...backend.settings, messengers: undefined, site_name: undefined }
  const API_BASE_URL = await backend.work()
  const { status, output } = await startInVain({ API_BASE_URL, SITE_NAME: 'Harbour' })
  expect(status).toBe(1)
  expect(output).toContain('WHATSAPP_STAFF')
  expect(output).toContain('TELEGRAM_HANDLE')
  expect(output).not.toContain('The site is at')

  const site = await startSite({
    ...{ API_BASE_URL, SITE_NAME: 'Harbour', TELEGRAM_HANDLE: 'harbour_staff' },
    ...{ WHATSAPP_STAFF: '447700900777', WHATSAPP_JOB: '447700900888' },
    ...{ CASE_REF_STAFF: 'HS-1', CASE_REF_JOB: 'HJ-1' },
  })
  expect((await ask(site.origin, '/')).status).toBe(200)
  await site.stop()
  await backend.stop()
})

async function statusesOf({ origin }: Site, paths: string[]): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => ask(origin, path)))
  return answers.map(({ status }) => status)
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}
