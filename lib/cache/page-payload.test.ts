import { runInNewContext } from 'node:vm'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { describe, expect, test } from 'vitest'
import { readInlineScripts } from './inline-scripts.ts'
import { movePayload, payloadScript } from './page-payload.ts'

const BOOTSTRAP = 'globalThis.PACK.push({"otherChunks":["a.js"]});'
const BOOTSTRAPS = new Set([BOOTSTRAP])
const ADDRESS = /<script src="\/payload\.js\?of=([\w-]+)" defer=""><\/script>/

const tag = (code: string) => `<script>${code}</script>`

/** As the framework renders it. */
function page(payload: Buffer): IncrementalCachedAppPageValue {
  const piece = `self.__next_f.push(${JSON.stringify([1, payload.toString()]).replaceAll('<', '\\u003c')})`
  const scripts = [BOOTSTRAP, '(self.__next_f=self.__next_f||[]).push([0])', piece]
  return {
    kind: 'APP_PAGE' as IncrementalCachedAppPageValue['kind'],
    html:
      '<html><head><script src="/a.js" async=""></script></head><body><p>text</p>' +
      `<script type="application/ld+json">{}</script>${scripts.map(tag).join('')}</body></html>`,
    rscData: payload,
    headers: {},
    postponed: undefined,
    status: undefined,
    segmentData: undefined,
  }
}

function move(value: IncrementalCachedAppPageValue, bootstraps = BOOTSTRAPS): boolean {
  const scripts = readInlineScripts(value.html, value.rscData ?? Buffer.alloc(0), bootstraps)
  return movePayload(value, scripts, bootstraps)
}

/** What the script leaves for the framework. */
function run(code: string) {
  const self: { __next_f?: unknown[] } = {}
  const pack: { otherChunks: string[] }[] = []
  runInNewContext(code, { self, PACK: pack })
  return { pieces: JSON.parse(JSON.stringify(self.__next_f)), pack: pack.length }
}

describe('the payload of a page', () => {
  test('is a deferred file of its own, before whatever else the page loads', () => {
    const value = page(Buffer.from('1:"няня"\n'))
    expect(move(value)).toBe(true)
    expect(value.html).toMatch(new RegExp(`<head>${ADDRESS.source}<script src="/a.js" async="">`))
    expect(value.html).toContain('<p>text</p><script type="application/ld+json">{}</script></body>')
  })

  test.each(['1:"няня"\n', '`${1` \\n \\` $ ${', 'a\r\nb\rc\u2028d', '</script>'])(
    'says in the file what the framework said in the page: %j',
    (text) => {
      const value = page(Buffer.from(text))
      move(value)
      const [, hash = ''] = ADDRESS.exec(value.html) ?? []
      const { code, isFinal } = payloadScript(hash, BOOTSTRAPS)
      expect(isFinal).toBe(true)
      expect(run(code)).toEqual({ pieces: [[0], [1, text]], pack: 1 })
    },
  )

  test('is another file when it says something else, and the one before is still there', () => {
    const [one, two] = [page(Buffer.from('one')), page(Buffer.from('two'))]
    for (const value of [one, two]) move(value)
    const hashes = [one, two].map(({ html }) => ADDRESS.exec(html)?.[1] ?? '')
    expect(hashes[0]).not.toBe(hashes[1])
    const codes = hashes.map((hash) => payloadScript(hash, BOOTSTRAPS).code)
    expect(codes.map((code) => run(code).pieces[1][1])).toEqual(['one', 'two'])
  })

  test('stays in the page where it is not whole, or pages are not all started alike', () => {
    const value = page(Buffer.from('rsc'))
    expect(move(value, new Set([BOOTSTRAP, 'other()']))).toBe(false)
    const broken = { ...value, rscData: Buffer.from('another rsc') }
    expect(move(broken)).toBe(false)
    expect(value.html).toEqual(page(Buffer.from('rsc')).html)
  })

  test('of a hash that is not known is asked for anew by the page itself', async () => {
    const { code, isFinal } = payloadScript('gone', BOOTSTRAPS)
    expect(isFinal).toBe(false)
    const asked: unknown[] = []
    const self: { __next_f?: unknown[] } = {}
    const pack: unknown[] = []
    const fetch = async (...args: unknown[]) => {
      asked.push(...args)
      return new Response('fresh')
    }
    const location = { pathname: '/blog', search: '?page=2' }
    await runInNewContext(code, { self, PACK: pack, fetch, location })
    expect(asked).toEqual(['/blog?page=2', { headers: { RSC: '1' } }])
    expect(JSON.parse(JSON.stringify(self.__next_f))).toEqual([[0], [1, 'fresh']])
    expect(pack).toHaveLength(1)
  })
})
