import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPost } from '#lib/resources/blog/read.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { configureApiClient, expireResponses } from './api-client.ts'
import { createRecordedLog } from './recorded-log.ts'
import { postAnswer, scriptShell } from './sample-answers.ts'
import { ScriptedBackend } from './scripted-backend.ts'

const OLD_MS = 20_000
/** Tells a bounded wait from an endless one, not a fast machine from a slow one. */
const BOUNDED_MS = 5000

let backend: ScriptedBackend
let log: ReturnType<typeof createRecordedLog>
let now: number

beforeEach(async () => {
  backend = new ScriptedBackend()
  scriptShell(backend)
  sayTitle('before')
  log = createRecordedLog()
  now = 0
  configureApiClient({ apiBaseUrl: await backend.start(), log, clock: () => now })
})
afterEach(() => backend.stop())

describe('a page that was had before', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['hangs', () => backend.onAll('hang')],
    ['breaks off', () => backend.onAll('break off')],
    ['cannot be reached', () => backend.stop()],
    ['fails', () => backend.onAll({ status: 500, json: { message: 'no' } })],
    ['answers with a page', () => backend.onAll({ text: '<!doctype html><title>Oops</title>' })],
    ['answers with something else', () => backend.onAll({ json: { hello: 'world' } })],
  ])('stays while the backend %s, and is renewed after', async (_how, breakBackend) => {
    await getShell('en')
    expect(await title()).toBe('before')
    now += OLD_MS
    const { port } = backend
    await breakBackend()

    const startedAt = performance.now()
    expect((await getShell('en')).countries).toHaveLength(2)
    expect(await title()).toBe('before')
    expect(performance.now() - startedAt).toBeLessThan(BOUNDED_MS)
    expect(log.lines.some(({ message }) => message.startsWith('stale'))).toBe(true)

    await backend.stop()
    scriptShell(backend)
    sayTitle('after')
    await backend.start(port)
    const titleLater = () => {
      now += OLD_MS
      return title()
    }
    await expect.poll(titleLater, { timeout: 10_000 }).toBe('after')
    expect((await getShell('en')).isComplete).toBe(true)
  })

  it('is renewed at once after an expiry', async () => {
    await title()
    sayTitle('after')
    expect(await title()).toBe('before')
    expireResponses()
    expect(await title()).toBe('after')
  })

  it('goes when the backend says that it is gone', async () => {
    await title()
    now += OLD_MS
    backend.on('/api/blog/a', { status: 410 })
    await expect(title()).rejects.toMatchObject({ status: 410 })
  })
})

describe('a page that was never had', () => {
  it.each([
    ['hang' as const, 504],
    ['break off' as const, 502],
    [{ status: 500, json: { message: 'no' } }, 500],
    [{ status: 504 }, 504],
    [{ text: '<h1>Hello</h1>' }, 502],
    [{ json: { title: 'no slug' } }, 502],
    [{ json: null }, 502],
    [{ status: 302 }, 502],
  ])('is an upstream failure when the backend says %j', async (reply, status) => {
    backend.on('/api/blog/a', reply)
    await expect(title()).rejects.toMatchObject({
      name: 'UpstreamError',
      endpoint: '/api/blog/a',
      status,
    })
  })

  it('is asked for even while its service is left alone', async () => {
    backend.on('/api/blog/b', { status: 503 })
    await expect(getPost('en', 'b')).rejects.toMatchObject({ status: 503 })
    expect(await title()).toBe('before')
  })
})

function sayTitle(text: string): void {
  backend.on('/api/blog/a', { json: { ...postAnswer('a'), title: text, body: '' } })
}

async function title(): Promise<string> {
  return (await getPost('en', 'a')).title
}
