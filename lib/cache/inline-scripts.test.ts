import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createScriptReport, readBootstrapScripts, readInlineScripts } from './inline-scripts.ts'

const PAYLOAD = Buffer.from('1:"$Sreact.fragment"\n2:["</script>","няня"]\n')
const START = '(self.__next_f=self.__next_f||[]).push([0])'
const BOOTSTRAP =
  '(globalThis["PACK"] || (globalThis["PACK"] = [])).push({"otherChunks":["a.js"]});'
const BOOTSTRAPS = new Set([BOOTSTRAP])

/** As the framework writes it: no `<` is left in it. */
const piece = (kind: 1 | 3, text: string) =>
  `self.__next_f.push(${JSON.stringify([kind, text]).replaceAll('<', '\\u003c')})`
const FIRST = piece(1, PAYLOAD.subarray(0, 15).toString())
const SECOND = piece(1, PAYLOAD.subarray(15).toString())

const tag = (code: string) => `<script>${code}</script>`
const page = (content = '', pieces = [FIRST, SECOND]) =>
  `<html><head><script src="/_next/a.js" async=""></script></head><body>${content}` +
  '<script type="application/ld+json">{"@type":"JobPosting"}</script>' +
  `<script id="_R_">${BOOTSTRAP}</script>${tag(START)}${pieces.map(tag).join('')}</body></html>`
const read = (html: string) => readInlineScripts(html, PAYLOAD, BOOTSTRAPS)

describe('the inline scripts of a page', () => {
  test('are known where the framework wrote them', () => {
    const { known, foreign, isWhole } = read(page())
    expect([...known].toSorted()).toEqual([BOOTSTRAP, START, FIRST, SECOND].toSorted())
    expect(foreign).toEqual([])
    expect(isWhole).toBe(true)
  })

  test('are known as well where the payload goes as bytes', () => {
    const bytes = piece(3, PAYLOAD.subarray(15).toString('base64'))
    expect(read(page('', [FIRST, bytes])).known).toContain(bytes)
  })

  test('are known where content stands between them', () => {
    const html = page().replace(tag(SECOND), `<p>more</p>${tag(SECOND)}`)
    expect(read(html)).toMatchObject({ foreign: [], isWhole: true })
  })

  test.each([
    'alert(1)',
    // What runs code in the form of a piece.
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"x"]);alert(1);([1])',
    // What would be data for the framework: an element of the page that nobody wrote.
    piece(1, '0:["$","script",null,{"children":"alert(1)"}]\n'),
    piece(1, 'alert'),
    piece(3, 'YWxlcnQ='),
    'self.__next_f.push([2,"form state"])',
    'self.__next_f=[]',
    // Another start of chunks, and a start with something behind it.
    BOOTSTRAP.replace('a.js', 'b.js'),
    `${BOOTSTRAP}alert(1)`,
    `${START};alert(1)`,
  ])('are of unknown origin where content brought them: %s', (code) => {
    const { known, foreign, isWhole } = read(page(`<p>text</p>${tag(code)}`))
    expect(foreign).toEqual([code])
    expect(known).not.toContain(code)
    expect([...known]).toHaveLength(4)
    expect(isWhole).toBe(true)
  })

  test.each([
    '<SCRIPT>alert(1)</SCRIPT >',
    '<script\n>alert(1)</script>',
    '<script/x>alert(1)</script>',
  ])('are found however they are written: %j', (html) => {
    expect(read(page(html)).foreign).toEqual(['alert(1)'])
  })

  test('an opened one takes in what follows, and nothing of it is known', () => {
    const { known, isWhole } = read(page('<script>alert(1)//'))
    expect([...known].some((code) => code.includes('alert'))).toBe(false)
    expect(isWhole).toBe(true)
  })

  test('a page without its own payload is told from a whole one', () => {
    expect(read(page('', [SECOND])).isWhole).toBe(false)
    expect(readInlineScripts('', PAYLOAD, BOOTSTRAPS).isWhole).toBe(false)
  })
})

describe('the starts of chunks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are read from the manifest of the build', () => {
    expect(readBootstrapScripts(folder).size).toBe(0)
    const start = { otherChunks: ['a.js'] }
    writeFileSync(
      join(folder, 'build-manifest.json'),
      JSON.stringify({
        chunkLoadingGlobal: 'PACK',
        pagesChunkGroupBootstrapParams: { '/a/page': start, '/b/page': start },
      }),
    )
    expect([...readBootstrapScripts(folder)]).toEqual([BOOTSTRAP])
  })
})

test('a script of unknown origin is told of once, shortened', () => {
  const lines: [object, string][] = []
  const keep = (...line: [object, string]) => lines.push(line)
  const report = createScriptReport({ info: keep, warn: keep, error: keep })
  const scripts = read(page(tag(`alert("${'x'.repeat(500)}")`)))
  report('/en/blog/a', scripts)
  report('/en/blog/b', scripts)
  report('/en/blog/b', read(page()))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.[0]).toMatchObject({ page: '/en/blog/a' })
  expect(JSON.stringify(lines).length).toBeLessThan(300)
})
