import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { startInVain, startSite } from '#e2e/harness/site.ts'

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

test('faulty content stops the start, with file and field of each fault', async () => {
  const contentDir = await mkdtemp(join(tmpdir(), 'site-content-'))
  await cp(CONTENT_DIR, contentDir, { recursive: true })
  await edit(join(contentDir, 'vacancies/1001.yaml'), 'live_in: false', 'live_in: perhaps')
  await edit(join(contentDir, 'staff/nanny.yaml'), 'country_slug: uk', 'country_slug: utopia')
  await rm(join(contentDir, 'policies/privacy-policy.yaml'))

  const { status, output } = await startInVain({ CONTENT_DIR: contentDir })
  expect(status).toBe(1)
  expect(output).toMatch(/vacancies\/1001\.yaml: live_in: /)
  expect(output).toMatch(/staff\/nanny\.yaml: salary_guide\.\d\.country_slug: .*utopia/)
  expect(output).toMatch(/policies\/privacy-policy\.yaml: the file is missing/)
  expect(output).not.toContain('The site is at')
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

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}
