import { beforeEach, describe, expect, it } from 'vitest'
import { createBackendCache, type ResponseCache } from './backend-cache.ts'
import { NotFoundError, UpstreamError } from './errors.ts'
import { createRecordedLog } from './recorded-log.ts'

const DOWN = new UpstreamError({ endpoint: '/a', reason: 'down', isServiceWide: true })
const BROKEN = new UpstreamError({ endpoint: '/a', reason: 'status 500' })

let now: number
let log: ReturnType<typeof createRecordedLog>
let cache: ResponseCache
/** What the backend says next; a promise is a backend that takes its time. */
let says: string | Error | Promise<string>
let calls: string[]

beforeEach(() => {
  now = 1000
  log = createRecordedLog()
  cache = createBackendCache({ clock: () => now, log, waitMs: 50 })
  calls = []
})

describe('createBackendCache', () => {
  it('answers for 15 seconds without asking', async () => {
    says = 'one'
    await read('/a')
    says = 'two'
    now += 14_999
    expect(await read('/a')).toBe('one')
    now += 1
    expect(await read('/a')).toBe('two')
    expect(calls).toEqual(['/a', '/a'])
  })

  it('asks again where the clock was set back', async () => {
    says = 'one'
    await read('/a')
    now -= 500
    says = 'two'
    expect(await read('/a')).toBe('two')
  })

  it('makes one call for readers that come together', async () => {
    says = 'one'
    expect(await Promise.all([read('/a'), read('/a'), read('/b')])).toEqual(['one', 'one', 'one'])
    expect(calls).toEqual(['/a', '/b'])
  })

  it('serves the last good version of what fails', async () => {
    says = 'one'
    await read('/a')
    now += 20_000
    says = DOWN
    expect(await read('/a')).toBe('one')
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message: 'stale: the last good version is served',
        fields: { endpoint: '/a', ageMs: 20_000, reason: 'down' },
      },
    ])
  })

  it('serves the last good version of what takes long, and takes the answer in later', async () => {
    says = 'one'
    await read('/a')
    now += 20_000
    const slow = Promise.withResolvers<string>()
    says = slow.promise
    expect(await read('/a')).toBe('one')
    slow.resolve('two')
    await slow.promise
    await expect.poll(() => read('/a')).toBe('two')
    expect(calls).toEqual(['/a', '/a'])
  })

  it('lets a late failure pass unheard', async () => {
    says = 'one'
    await read('/a')
    now += 20_000
    const slow = Promise.withResolvers<string>()
    says = slow.promise
    await read('/a')
    slow.reject(DOWN)
    await expect(slow.promise).rejects.toBe(DOWN)
    expect(await read('/a')).toBe('one')
  })

  it('leaves a service that is down alone for 5 seconds, all of it', async () => {
    says = 'one'
    await read('/a')
    await read('/b')
    now += 20_000
    says = DOWN
    await read('/a')
    expect(await read('/b')).toBe('one')
    now += 4999
    expect(await read('/a')).toBe('one')
    expect(calls).toEqual(['/a', '/b', '/a'])
    now += 1
    says = 'two'
    expect(await read('/b')).toBe('two')
    expect(await read('/a')).toBe('two')
  })

  it('leaves alone what was too slow, without a second wait', async () => {
    says = 'one'
    await read('/a')
    await read('/b')
    now += 20_000
    says = new Promise(() => {})
    await read('/a')
    expect(await read('/b')).toBe('one')
    expect(calls).toEqual(['/a', '/b', '/a'])
  })

  it('does not hold one broken endpoint against the others of its service', async () => {
    says = 'one'
    await read('/a')
    await read('/b')
    now += 20_000
    says = BROKEN
    expect(await read('/a')).toBe('one')
    says = 'two'
    expect(await read('/a')).toBe('one')
    expect(await read('/b')).toBe('two')
    now += 5000
    expect(await read('/a')).toBe('two')
  })

  it('says why something never had cannot be had, and asks for it each time', async () => {
    says = DOWN
    await expect(read('/a')).rejects.toBe(DOWN)
    await expect(read('/a')).rejects.toBe(DOWN)
    says = 'one'
    expect(await read('/a')).toBe('one')
  })

  it('forgets what is no longer there', async () => {
    says = 'one'
    await read('/a')
    now += 20_000
    says = new NotFoundError('/a')
    await expect(read('/a')).rejects.toThrow(NotFoundError)
    says = DOWN
    await expect(read('/a')).rejects.toBe(DOWN)
  })

  it('keeps nothing that it is told not to keep', async () => {
    says = 'one'
    const unkept = { isCacheable: () => false }
    await read('/a', unkept)
    says = DOWN
    await expect(read('/a', unkept)).rejects.toBe(DOWN)
  })

  it('holds no more than its bounds, by number and by size', async () => {
    const small = createBackendCache({ clock: () => now, log, maxEntries: 2 })
    says = 'one'
    for (const path of ['/a', '/b', '/c']) await read(path, {}, small)
    says = 'two'
    expect(await read('/c', {}, small)).toBe('one')
    expect(await read('/a', {}, small)).toBe('two')

    const light = createBackendCache({ clock: () => now, log, maxCharacters: 100 })
    says = 'x'.repeat(60)
    await read('/a', {}, light)
    await read('/b', {}, light)
    calls = []
    await read('/b', {}, light)
    await read('/a', {}, light)
    expect(calls).toEqual(['/a'])
  })

  it('logs stale answers once per endpoint and minute', async () => {
    says = 'one'
    await read('/a')
    await read('/b')
    now += 20_000
    says = DOWN
    for (const path of ['/a', '/a', '/b', '/a']) await read(path)
    expect(log.lines.map(({ fields }) => fields)).toMatchObject([
      { endpoint: '/a' },
      { endpoint: '/b' },
    ])
    now += 60_000
    await read('/a')
    expect(log.lines).toHaveLength(3)
  })

  it('asks for everything again after an expiry, and still has it if that fails', async () => {
    says = 'one'
    await read('/a')
    cache.expire()
    says = DOWN
    expect(await read('/a')).toBe('one')
    cache.expire()
    says = 'two'
    expect(await read('/a')).toBe('two')
  })

  it('gives nobody after an expiry what was asked for before it', async () => {
    const before = Promise.withResolvers<string>()
    says = before.promise
    const early = read('/a')
    cache.expire()
    says = 'new'
    expect(await read('/a')).toBe('new')
    before.resolve('old')
    expect(await early).toBe('old')
    expect(await read('/a')).toBe('new')
    expect(calls).toHaveLength(2)
  })
})

function read(
  path: string,
  { isCacheable = (): boolean => true } = {},
  from = cache,
): Promise<string> {
  const load = async () => {
    calls.push(path)
    const value = await says
    if (value instanceof Error) throw value
    return { value, characters: value.length }
  }
  return from.read({ key: path, service: 'main', endpoint: path, isCacheable, load })
}
