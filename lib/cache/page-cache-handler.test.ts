import { createHash } from 'node:crypto'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import PageCacheHandler from './page-cache-handler.ts'

const cache = new PageCacheHandler()
const PAYLOAD = 'self.__next_f.push([1,"rsc"])'
const tag = (code: string) => `<script>${code}</script>`
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function page(head: string): IncrementalCachedAppPageValue {
  return {
    kind: 'APP_PAGE' as IncrementalCachedAppPageValue['kind'],
    html: `<html><head>${head}</head><body><script>injected()</script>${tag(PAYLOAD)}</body></html>`,
    rscData: Buffer.from('rsc'),
    headers: { 'x-nextjs-stale-time': '300' },
    postponed: undefined,
    status: undefined,
    segmentData: undefined,
  }
}

function keep(key: string, value: IncrementalCachedAppPageValue) {
  const cacheControl = { revalidate: 30, expire: 60 }
  const done = cache.set(key, value, { cacheControl, fetchCache: false })
  return done.then(() => cacheControl)
}

afterEach(() => cache.revalidateTag())

describe('the page cache', () => {
  test('gives back what it was given, with the policy of the framework’s scripts in it', async () => {
    const value = page('')
    await keep('/en', value)
    const kept = await cache.get('/en')
    expect(kept?.value).toEqual(value)
    expect(kept?.cacheControl).toEqual({ revalidate: 30, expire: 60 })
    expect(value.status).toBe(200)
    const policy = String(value.headers?.['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hashOf(PAYLOAD)};`)
  })

  test('sends a failed page with its status, and does not keep it', async () => {
    const value = page('<meta name="page-status" content="404"/>')
    await keep('/en/nope', value)
    expect(value.status).toBe(404)
    expect(value.headers?.['cache-control']).toBe('private, no-store')
    expect(await cache.get('/en/nope')).toBeNull()
  })

  test('keeps the page of unknown addresses while it is fresh, since an old one spoils the next', async () => {
    const key = '/en/~unknown~/~unknown~'
    await keep(key, page('<meta name="page-status" content="404"/>'))
    expect(await cache.get(key)).not.toBeNull()
    const later = performance.now() + 30_001
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    expect(await cache.get(key)).toBeNull()
    clock.mockRestore()
  })

  test('keeps an incomplete page no longer than it says', async () => {
    const cacheControl = await keep('/en/a', page('<meta name="page-max-age" content="10"/>'))
    expect(cacheControl).toEqual({ revalidate: 10, expire: 10 })
    expect(await cache.get('/en/a')).not.toBeNull()
  })

  test('sends a page that is not to be kept as a good one, and forgets it', async () => {
    const value = page('<meta name="page-max-age" content="0"/>')
    await keep('/en.find-x/vacancies', value)
    expect(value.status).toBe(200)
    expect(await cache.get('/en.find-x/vacancies')).toBeNull()
  })

  test('lets the framework remember nothing of an address that is not kept', async () => {
    const remembered: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
    if (!(remembered instanceof Map)) throw new Error('the framework keeps lifetimes elsewhere now')
    remembered.set('/en/unknown', { revalidate: 30 })
    await keep('/en/unknown', page('<meta name="page-status" content="404"/>'))
    expect(remembered.has('/en/unknown')).toBe(false)
  })

  test('is empty after content has changed', async () => {
    await keep('/en', page(''))
    await cache.revalidateTag()
    expect(await cache.get('/en')).toBeNull()
  })
})
