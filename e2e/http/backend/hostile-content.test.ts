import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { HARBOUR_SETTINGS } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

// A backend whose every text is markup that acts, and whose every address is a script.

const MARKUP = `"'><svg/onload=evil()></title></script></style><script>evil()</script><img src=x onerror=evil()><a href="javascript:evil()">y</a><p style="position:fixed">z</p><iframe src=//evil.example></iframe>\u2028`
const ADDRESSES = [
  'javascript:evil()',
  'data:text/html,<script>evil()</script>',
  '//evil.example/a',
  ' \u0001JaVaScRiPt:evil()',
  'https://x.example/" onload="evil()',
]
const ADDRESS_FIELD = /^(?:url|src|questionnaire_\w+|academy)$/
/** Of these the site takes a few only, or compares them. */
const EXACT_FIELD =
  /slug|_at$|date|code|currency|period$|type$|country|live_in|employment|id$|time_zone|through|from$|to$|icon|phone|whatsapp|telegram|category|papers/

let turn = 0
const backend = createServer(async (request, response) => {
  const language = String(request.headers['accept-language'])
  const { status, text } = await ask(defaultOrigin(), request.url ?? '/', {
    headers: { 'accept-language': language },
  })
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'evil=1' })
    .end(JSON.stringify(turnEvil(JSON.parse(text))))
})
let site: Site

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  site = await startSite({ ...HARBOUR_SETTINGS, API_BASE_URL: url, SITE_URL: 'https://a.example' })
})
afterAll(async () => {
  await site?.stop()
  backend.closeAllConnections()
  backend.close()
})

const PAGES = [
  ...['/', '/ru', '/vacancies', '/ru/vacancies/1001', '/candidates', '/candidate/grace-nanny'],
  ...['/staff', '/staff/nanny', '/blog', '/ru/blog/leaving-well', '/contacts', '/uae'],
  ...['/privacy-policy', '/nope'],
]

test('no text of a backend acts on a page', async () => {
  for (const path of PAGES) {
    const { status, text, headers } = await ask(site.origin, path)
    expect(status, path).toBe(path === '/nope' ? 404 : 200)
    // It is there, as a text.
    expect(text, path).toContain('evil()')
    expect(activeParts(text), path).toEqual([])
    expect(headers['set-cookie']).toBeUndefined()
  }
})

/** What of a page would do something that the site has not written. */
function activeParts(html: string): string[] {
  const found: string[] = []
  let data: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        const isAddress = ['href', 'src', 'action', 'formaction', 'srcset'].includes(attribute)
        const isScript =
          isAddress && /^(?:javascript|data:text)/i.test(value.replace(/^\P{L}+/u, ''))
        const isForeign = isAddress && value.startsWith('//')
        if (/^on|^style$/.test(attribute) || isScript || isForeign) {
          found.push(`${name} ${attribute}="${value.slice(0, 40)}"`)
        }
      }
      if (['iframe', 'object', 'embed', 'base'].includes(name)) found.push(name)
      data = name === 'script' && attributes.type === 'application/ld+json' ? '' : undefined
      // The framework's own pieces stand in a page that is not kept; they are known by their hashes.
      if (name === 'script' && attributes.src?.includes('evil')) found.push('script')
    },
    ontext(text) {
      if (data !== undefined) data += text
    },
    onclosetag(name) {
      if (name === 'script' && data !== undefined) JSON.parse(data)
      data = undefined
    },
  })
  parser.end(html)
  if (/<script>evil|<svg\/onload/.test(html)) found.push('markup')
  return found
}

function turnEvil(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (ADDRESS_FIELD.test(name)) return ADDRESSES[turn++ % ADDRESSES.length]
    return EXACT_FIELD.test(name) ? value : value + MARKUP
  }
  if (Array.isArray(value)) return value.map((inner) => turnEvil(inner, name))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, turnEvil(inner, key)])
  const picture = { src: ADDRESSES[turn++ % ADDRESSES.length], alt: MARKUP, width: 9, height: 9 }
  if ('excerpt' in value) entries.push(['cover', picture])
  if ('summary' in value) entries.push(['photo', picture])
  return Object.fromEntries(entries)
}
