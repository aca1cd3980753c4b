import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from './content-encoding.ts'
import { fillTemplate, toPageTemplate } from './page-template.ts'

const PAGE =
  '<html><head><script>"/~x~"</script></head><body><p>Not found: /~x~</p>' +
  `<a href="/ru/~x~" class="a">ru</a>${'long enough. '.repeat(9000)}<script src="/~x~"></script></body></html>`

const fill = (text: string, attribute: string) => {
  const filling = { mark: '~x~', text, attribute }
  const template = toPageTemplate(PAGE, filling.mark)
  const whole = (wanted: Encoding) => {
    const { encoding, body } = fillTemplate(template, filling, wanted)
    return { encoding, body: Buffer.concat(body) }
  }
  return { plain: whole('identity'), packed: whole('br') }
}

test('the gaps of a page are filled, its scripts are left alone', () => {
  const { plain } = fill('a b', 'a%20b')
  expect(plain.encoding).toBe('identity')
  expect(plain.body.toString()).toBe(
    PAGE.replace('Not found: /~x~', 'Not found: /a b').replace('/ru/~x~', '/ru/a%20b'),
  )
})

test.each([
  ['nothing', '', ''],
  ['a path', 'a/b', 'a/b'],
  ['other scripts', 'страница — 你好 🏠', encodeURIComponent('страница')],
  ['more than a block holds', '&'.repeat(70_000), 'x'.repeat(70_000)],
  ['the mark itself', '~x~ $& $1', '~x~'],
])('%s comes out of the compressed page as out of the plain one', (_, text, attribute) => {
  const { plain, packed } = fill(text, attribute)
  expect(packed.encoding).toBe('gzip')
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
})

test('what fills a gap stays text', () => {
  const { plain } = fill(`<script>alert(1)</script>&"'`, `"><script>alert(1)</script>`)
  const html = plain.body.toString()
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#x27;</p>')
  expect(html).toContain('href="/ru/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
})
