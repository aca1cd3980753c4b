import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { handleApi } from '#lib/api/handle.ts'
import { parseSettings } from '#lib/config/settings.ts'
import { ContentError } from '#lib/content/fault.ts'
import {
  FIXTURE_NOW,
  type FixtureFiles,
  NANNY,
  writeFixtureContent,
  writeFixtureFile,
} from '#lib/content/fixture-content.ts'
import { enquiryInstance } from '#lib/enquiries/instance.ts'
import { configureBackend } from './compose.ts'
import { instance } from './instance.ts'

afterEach(async () => {
  vi.useRealTimers()
  instance().embeddedApi?.stop()
  instance().embeddedApi = undefined
  instance().readHandler = undefined
  instance().enquiryHandler = undefined
  await enquiryInstance().store?.close()
  enquiryInstance().store = undefined
})

const log = { info() {}, warn() {}, error() {} }
const ask = (path: string) => handleApi(new Request(`http://site.test${path}`))
const titleOf = async () => (await (await ask('/api/staff/nanny')).json()).title

async function configure(files: FixtureFiles = {}, bases: { api?: string; jobs?: string } = {}) {
  const contentDir = await writeFixtureContent(files)
  const onContentChange = vi.fn()
  await configureBackend({
    settings: {
      ...parseSettings({}),
      apiBaseUrl: bases.api,
      jobsBaseUrl: bases.jobs,
      contentDir,
      dataDir: join(contentDir, 'data'),
    },
    clock: () => FIXTURE_NOW,
    log,
    onContentChange,
    chats: async () => undefined,
    offices: {
      listOffices: async () => [],
      describeSubject: async () => Promise.reject(new Error('not known')),
    },
  })
  return { contentDir, onContentChange }
}

test('before it is configured every address is 503', async () => {
  expect((await ask('/api/option')).status).toBe(503)
  expect(instance().embeddedApi).toBeUndefined()
})

test('the enquiry store is not opened before the first enquiry', async () => {
  const { contentDir } = await configure()
  const isStored = () => existsSync(join(contentDir, 'data', 'enquiries.db'))
  expect((await ask('/api/form-cost')).status).toBe(405)
  expect(isStored()).toBe(false)
  const body = JSON.stringify({ name: 'Ann', phone: '+447700900123' })
  const headers = { 'Content-Type': 'application/json' }
  const url = 'http://site.test/api/vacancies/17/apply'
  const response = await handleApi(new Request(url, { method: 'POST', headers, body }))
  expect(response.status).toBe(202)
  expect(isStored()).toBe(true)
})

test('without a backend the content answers, in process too', async () => {
  await configure()
  expect(await titleOf()).toBe('Nanny')
  const direct = await instance().embeddedApi?.handle(new Request('http://embedded/api/option'))
  expect(direct?.status).toBe(200)
})

test.each([{ api: 'http://127.0.0.1:1' }, { jobs: 'http://127.0.0.1:1' }])(
  'with %o the content answers nothing',
  async (bases) => {
    await configure()
    await configure({ 'settings/settings.yaml': 'faulty: yes' }, bases)
    expect((await ask('/api/vacancies')).status).toBe(502)
    expect((await ask('/api/option')).status).toBeGreaterThanOrEqual(501)
    expect(instance().embeddedApi).toBeUndefined()
  },
)

test('content without settings does not start', async () => {
  await expect(configure({ 'settings/settings.yaml': ':' })).rejects.toThrow(ContentError)
})

test('a faulty file is held back, and named', async () => {
  await configure({ 'staff/butler.yaml': 'slug: "' })
  expect(await titleOf()).toBe('Nanny')
  expect(instance().embeddedApi?.content.faults()).toEqual([
    expect.stringContaining('content/staff/butler.yaml'),
  ])
})

test('changed files are noticed within five seconds and announced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { contentDir, onContentChange } = await configure()
  await writeFixtureFile(contentDir, 'staff/nanny.yaml', { ...NANNY, title: 'Governess' })
  await vi.advanceTimersByTimeAsync(4_900)
  expect(await titleOf()).toBe('Nanny')
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(onContentChange).toHaveBeenCalledOnce())
  expect(await titleOf()).toBe('Governess')
})

test('changed files can be taken in at once', async () => {
  const { contentDir } = await configure()
  await writeFixtureFile(contentDir, 'staff/nanny.yaml', { ...NANNY, title: 'Governess' })
  expect(await instance().embeddedApi?.content.reload()).toBe(true)
  expect(await titleOf()).toBe('Governess')
})
