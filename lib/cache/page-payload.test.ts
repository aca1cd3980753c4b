// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { describe, expect, test } from 'vitest'
import { readInlineScripts } from './inline-scripts.ts'
import { movePayload, payloadScript } from './page-payload.ts'

const BOOTSTRAP = 'globalThis.PACK.push({"otherChunks":["a.js"]});'
const BOOTSTRAPS = new Set([BOOTSTRAP])
const ADDRESS = /<script src="\/payload\.js\?of=([\w-]+)" defer=""><\/script>/

/** Of a page that an extension has changed; the first run meets none. */
const CHANGED = '<html><head></head><body><p class="of-an-extension">text</p></body></html>'

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

/** What the script leaves for the framework, in a browser that shows this page. */
async function run(code: string, html: string) {
  const self: { __next_f?: unknown[] } = {}
  const pack: unknown[] = []
  const asked: unknown[] = []
  const fetch = async (...args: unknown[]) => {
    asked.push(...args)
    return new Response('as it is now')
  }
  const document = new DOMParser().parseFromString(html, 'text/html')
  const location = { pathname: '/blog', search: '?page=2' }
  await runInNewContext(code, { self, PACK: pack, fetch, location, document, Element })
  return { pieces: JSON.parse(JSON.stringify(self.__next_f)), starts: pack.length, asked }
}

const hashOf = ({ html }: IncrementalCachedAppPageValue) => ADDRESS.exec(html)?.[1] ?? ''

describe('the payload of a page', () => {
  test('is a deferred file of its own, before whatever else the page loads', () => {
    const value = page(Buffer.from('1:"няня"\n'))
    expect(move(value)).toBe(true)
    expect(value.html).toMatch(new RegExp(`<head>${ADDRESS.source}<script src="/a.js" async="">`))
    expect(value.html).toContain('<p>text</p><script type="application/ld+json">{}</script></body>')
  })

  test.each(['1:"няня"\n2:["text"]\n', '`${1` \\n \\` $ ${', 'a\r\nb\rc\u2028d', '</script>'])(
    'says in the file what the framework said in the page: %j',
    async (text) => {
      const value = page(Buffer.from(text))
      move(value)
      const { code, isFinal } = payloadScript(hashOf(value), BOOTSTRAPS)
      expect(isFinal).toBe(true)
      const result = await run(code, value.html)
      expect(result).toEqual({ pieces: [[0], [1, text]], starts: 1, asked: [] })
    },
  )

  test('is another file when it says something else, and the one before is still there', async () => {
    const pages = [page(Buffer.from('one')), page(Buffer.from('two'))]
    for (const value of pages) move(value)
    const said = pages.map(async (value) => {
      const { code } = payloadScript(hashOf(value), BOOTSTRAPS)
      return (await run(code, value.html)).pieces[1][1]
    })
    expect(await Promise.all(said)).toEqual(['one', 'two'])
  })

  test('stays in the page where it is not whole, or pages are not all started alike', () => {
    const value = page(Buffer.from('rsc'))
    expect(move(value, new Set([BOOTSTRAP, 'other()']))).toBe(false)
    expect(move({ ...value, rscData: Buffer.from('another rsc') })).toBe(false)
    expect(value.html).toEqual(page(Buffer.from('rsc')).html)
  })

  test('is asked for as it is now where its hash is not known, or the page is not as it was sent', async () => {
    const value = page(Buffer.from('1:["text"]\n'))
    move(value)
    const known = payloadScript(hashOf(value), BOOTSTRAPS)
    const unknown = payloadScript('gone', BOOTSTRAPS)
    expect(unknown.isFinal).toBe(false)
    for (const result of [await run(known.code, CHANGED), await run(unknown.code, value.html)]) {
      expect(result).toEqual({
        pieces: [[0], [1, 'as it is now']],
        starts: 1,
        asked: ['/blog?page=2', { headers: { RSC: '1' } }],
      })
    }
  })
})
