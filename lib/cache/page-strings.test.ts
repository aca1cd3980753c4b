// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import {
  abridge,
  createCollector,
  createOrder,
  parseStrings,
  readStrings,
  unabridge,
} from './page-strings.ts'

const PAGE =
  '<!DOCTYPE html><html lang="en" class="dark-by-extension"><head><meta charSet="utf-8"/>' +
  '<title>Nannies — Aldermere</title><script src="/chunk.js" async=""></script>' +
  '<style>p{color:red}</style></head><body class="flex min-h-dvh"><h1 class="text-h1">Nannies</h1>' +
  '<a class="link" href="/staff?a=1&amp;b=2">Nannies</a><p>Day &amp; <!-- -->night, &quot;any&quot; hour' +
  '</p><svg viewBox="0 0 8 8"><path d="M0 0h8"></path></svg><input type="text" value="Няня"/><br/>' +
  '<noscript><p>without script</p></noscript><script type="application/ld+json">{"a":"long text"}' +
  '</script><div data-markup="" class="prose"><p>One&nbsp;<b>two</b></p><hr></div>' +
  '<template><p>not read</p></template><select><option value="house">House of all</option></select>' +
  '<textarea>typed text</textarea><table><tbody><tr><td>cell of it</td></tr></tbody></table></body></html>'

const readInBrowser = (html: string) =>
  readStrings(new DOMParser().parseFromString(html, 'text/html'), createCollector())

describe('the strings of a page', () => {
  test('are the same where it is sent and where it is shown, but for the writing of markup', () => {
    const { strings, checksum, markup } = parseStrings(PAGE)
    const shown = readInBrowser(PAGE)
    expect(shown.checksum).toBe(checksum)
    expect(shown.strings).toEqual(strings)
    expect([...markup].map((index) => strings[index])).toEqual([
      '{"a":"long text"}',
      '<p>One&nbsp;<b>two</b></p><hr>',
    ])
    expect(strings).toEqual(
      expect.arrayContaining(['/staff?a=1&b=2', 'Day & ', 'night, "any" hour']),
    )
    for (const text of ['flex min-h-dvh', 'not read', 'without script', 'dark-by-extension'])
      expect(strings).not.toContain(text)
    expect(strings.filter((string) => string === 'Nannies')).toHaveLength(1)
  })

  test('are told to be others where something has changed the page before', () => {
    const { checksum } = parseStrings(PAGE)
    const changed = PAGE.replace('<br/>', '<br/><div class="of-an-extension"></div>')
    expect(readInBrowser(changed).checksum).not.toBe(checksum)
    expect(readInBrowser(PAGE.replace('night', 'might')).checksum).not.toBe(checksum)
    const rooted = PAGE.replace('lang="en"', 'lang="en" data-of-an-extension="something"')
    expect(readInBrowser(rooted).checksum).toBe(checksum)
  })
})

describe('a payload', () => {
  const page = parseStrings(PAGE)
  const restore = (abridged: string) =>
    unabridge(abridged, readInBrowser(PAGE).strings, createOrder())

  test('goes without what the page says, and says the same again in the browser', () => {
    const payload =
      '1:["$","h1",null,{"className":"text-h1","children":"Nannies"}]\n' +
      '2:["$","p",null,{"children":["Day & ","night, \\"any\\" hour","Няня","not in it"]}]\n'
    const abridged = abridge(payload, page)
    for (const text of ['text-h1', 'Nannies', 'Day', 'hour', 'Няня'])
      expect(abridged).not.toContain(text)
    expect(abridged).toContain('not in it')
    expect(restore(abridged)).toBe(payload)
  })

  test('goes without the ends of the addresses in the page too', () => {
    const linked = parseStrings('<a href="/ru/staff/private-chef">Chef</a>')
    const payload = '1:{"slug":"private-chef","title":"Chef"}\n'
    const abridged = abridge(payload, linked)
    expect(abridged).not.toContain('private-chef')
    expect(unabridge(abridged, linked.strings, createOrder())).toBe(payload)
  })

  test('has one sign for all that follow in the order of the page', () => {
    const rows = parseStrings('<p>first text</p><p>second text</p><p>third text</p><p>fourth</p>')
    const payload = '1:["first text","second text","first text","third text"]\n'
    const abridged = abridge(payload, rows)
    expect(new Set(abridged.match(/[\uE000-\uF8FF]/g)).size).toBe(2)
    expect(unabridge(abridged, rows.strings, createOrder())).toBe(payload)
  })

  test('has a long text of its own where a string is, whatever else it quotes', () => {
    const payload = '1:T1a,He said "Nannies" and left\n2:"x"\n'
    expect(restore(abridge(payload, page))).toBe(payload)
  })

  test('takes markup from the page as a string, whose length may then be another', () => {
    const markup = '<p>One&nbsp;<b>two</b></p><hr>'
    const length = markup.length.toString(16)
    const payload = `1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"$2"}}]\n2:T${length},${markup}3:"x"\n`
    const restored = restore(abridge(payload, page))
    expect(restored).toBe(payload.replace(`T${length},${markup}`, `${JSON.stringify(markup)}\n`))
  })

  test('that has signs of its own stays whole', () => {
    const payload = '1:["Nannies","\uE001"]\n'
    expect(abridge(payload, page)).toBe(payload)
  })
})
