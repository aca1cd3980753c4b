// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { describe, expect, test } from 'vitest'
import { readInlineScripts } from './inline-scripts.ts'
import { missingPayloadScript, movePayload, payloadScript } from './page-payload.ts'

const BOOTSTRAP = 'globalThis.PACK.push({"otherChunks":["a.js"]});'
const BUILD = { id: 'of-this-build', bootstraps: new Set([BOOTSTRAP]) }
const GONE = 'of-thi.gone'
/** What it says now. */
const PAYLOAD_NOW = '0:{"b":"of-this-build"}'
const ADDRESS = /<script src="\/payload\.js\?of=([\w.-]+)" defer=""><\/script>/

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

function move(value: IncrementalCachedAppPageValue, build = BUILD): boolean {
  const scripts = readInlineScripts(value.html, value.rscData ?? Buffer.alloc(0), build.bootstraps)
  return movePayload(value, scripts, build)
}

/** What the script leaves for the framework, in a browser that shows this page. */
async function run(code: string | undefined, html: string) {
  const self: { __next_f?: unknown[] } = {}
  const pack: unknown[] = []
  const asked: unknown[] = []
  const fetch = async (...args: unknown[]) => {
    asked.push(...args)
    return new Response(PAYLOAD_NOW)
  }
  const document = new DOMParser().parseFromString(html, 'text/html')
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  const location = { pathname: '/blog', search: '?page=2', reload }
  const browser = { self, PACK: pack, fetch, location, document, Element, sessionStorage }
  await runInNewContext(code ?? '', browser)
  return {
    pieces: self.__next_f && JSON.parse(JSON.stringify(self.__next_f)),
    starts: pack.length,
    asked,
    reloads,
  }
}

const nameOf = ({ html }: IncrementalCachedAppPageValue) => ADDRESS.exec(html)?.[1] ?? ''

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
      const result = await run(payloadScript(nameOf(value), BUILD), value.html)
      expect(result).toEqual({ pieces: [[0], [1, text]], starts: 1, asked: [], reloads: 0 })
    },
  )

  test('is another file when it says something else, and the one before is still there', async () => {
    const pages = [page(Buffer.from('one')), page(Buffer.from('two'))]
    for (const value of pages) move(value)
    const said = pages.map(async (value) => {
      const { pieces } = await run(payloadScript(nameOf(value), BUILD), value.html)
      return pieces[1][1]
    })
    expect(await Promise.all(said)).toEqual(['one', 'two'])
  })

  test('stays in the page where it is not whole, or pages are not all started alike', () => {
    const value = page(Buffer.from('rsc'))
    expect(move(value, { ...BUILD, bootstraps: new Set([BOOTSTRAP, 'other()']) })).toBe(false)
    expect(move({ ...value, rscData: Buffer.from('another rsc') })).toBe(false)
    expect(value.html).toEqual(page(Buffer.from('rsc')).html)
  })

  test('is asked for as it is now where nobody has it, or the page is not as it was sent', async () => {
    const value = page(Buffer.from('1:["text"]\n'))
    move(value)
    const known = payloadScript(nameOf(value), BUILD)
    expect(payloadScript(GONE, BUILD)).toBeUndefined()
    const missing = missingPayloadScript(GONE, BUILD)
    for (const result of [await run(known, CHANGED), await run(missing, value.html)]) {
      expect(result).toEqual({
        pieces: [[0], [1, PAYLOAD_NOW]],
        starts: 1,
        asked: ['/blog?page=2&_rsc', { headers: { RSC: '1' } }],
        reloads: 0,
      })
    }
  })

  test('of another build loads the page anew, once', async () => {
    const { html } = page(Buffer.from('rsc'))
    sessionStorage.clear()
    for (const reloads of [1, 0]) {
      const result = await run(missingPayloadScript('other.gone', BUILD), html)
      expect(result).toEqual({ pieces: undefined, starts: 0, asked: [], reloads })
    }
    sessionStorage.clear()
    // It is the page's build, but another answers for what it says now.
    const build = { ...BUILD, id: 'of-this-and-not-that' }
    const fromElsewhere = await run(missingPayloadScript(GONE, build), html)
    expect(fromElsewhere).toMatchObject({ starts: 0, asked: { length: 2 }, reloads: 1 })
  })
})
