import { beforeEach, describe, expect, it } from 'vitest'
import { listPosts } from '#lib/resources/blog/read.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { configureApiClient, expireResponses } from './api-client.ts'
import { createRecordedLog } from './recorded-log.ts'
import { pageAnswer, postAnswer, scriptShell } from './sample-answers.ts'
import { ScriptedBackend } from './scripted-backend.ts'

let backend: ScriptedBackend
let generation: object

beforeEach(() => {
  backend = new ScriptedBackend()
  scriptShell(backend)
  const handle = (request: Request) => backend.handle(request)
  generation = {}
  configureApiClient({
    embeddedApi: { handle, generation: () => generation },
    log: createRecordedLog(),
  })
})

describe('the embedded API', () => {
  it('answers as a backend does over HTTP', async () => {
    backend.on('/api/blog', { json: pageAnswer([postAnswer('a'), { slug: 'broken' }]) })
    const inProcess = await readAll()
    configureApiClient({ apiBaseUrl: await backend.start(), log: createRecordedLog() })
    const overHttp = await readAll()
    await backend.stop()
    expect(inProcess).toEqual(overHttp)
    expect(overHttp.shell.countries[0]?.title).toBe('Великобритания')
  })

  it('is read once for as long as the content is the same', async () => {
    backend.on('/api/blog', { json: pageAnswer([postAnswer('a')]) })
    const [first] = (await listPosts('en')).items
    backend.on('/api/blog', { json: pageAnswer([postAnswer('b')]) })
    expect((await listPosts('en')).items[0]).toBe(first)
    generation = {}
    expect((await listPosts('en')).items[0]?.slug).toBe('b')
    backend.on('/api/blog', { json: pageAnswer([postAnswer('c')]) })
    expireResponses()
    expect((await listPosts('en')).items[0]?.slug).toBe('c')
  })

  it('is read anew for what a visitor can make up, and after a failure', async () => {
    backend.on('/api/blog', { json: pageAnswer([]) })
    await listPosts('en', { tag: 'made up' })
    await listPosts('en', { tag: 'made up' })
    backend.on('/api/blog', { status: 500 })
    await expect(listPosts('en')).rejects.toMatchObject({ status: 500 })
    backend.on('/api/blog', { json: pageAnswer([postAnswer('a')]) })
    expect((await listPosts('en')).items[0]?.slug).toBe('a')
    expect(backend.asked).toHaveLength(4)
  })

  it('is not read once either base URL is set', async () => {
    const jobs = new ScriptedBackend()
    configureApiClient({ jobsBaseUrl: await jobs.start(), log: createRecordedLog() })
    await expect(getShell('en')).rejects.toMatchObject({ status: 502 })
    await jobs.stop()
    expect(backend.asked).toEqual([])
  })

  it('is an upstream failure where it was not started', async () => {
    configureApiClient({ log: createRecordedLog() })
    await expect(listPosts('en')).rejects.toMatchObject({ name: 'UpstreamError', status: 502 })
  })

  it('is an upstream failure where it fails', async () => {
    const handle = () => Promise.reject(new Error('broken'))
    configureApiClient({
      embeddedApi: { handle, generation: () => generation },
      log: createRecordedLog(),
    })
    await expect(listPosts('en')).rejects.toMatchObject({ name: 'UpstreamError', status: 502 })
  })
})

async function readAll() {
  const [shell, page, posts] = await Promise.all([
    getShell('ru', 'uk'),
    getStaffPage('ru', 'butler'),
    listPosts('ru'),
  ])
  const missing = await listPosts('ru', { page: 5 }).catch((error: unknown) => error)
  return { shell, page, posts, missing }
}
