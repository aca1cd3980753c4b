import { expect, test } from 'vitest'
import { readResponseHints } from './response-hints.ts'

test('a page without marks is a good one, kept as long as any', () => {
  expect(readResponseHints('<html><head><title>x</title></head></html>')).toEqual({
    status: 200,
    maxAgeSeconds: undefined,
  })
})

test('the worst status and the shortest age count', () => {
  const html =
    '<head><meta name="page-status" content="404"/><meta name="page-max-age" content="10"/>' +
    '<meta name="page-status" content="502"/><meta name="page-max-age" content="30"></head>'
  expect(readResponseHints(html)).toEqual({ status: 502, maxAgeSeconds: 10 })
})

test('what changes at a moment is good to the last whole second before it', () => {
  const html = '<head><meta name="page-changes-at" content="1800000012999"/></head>'
  expect(readResponseHints(html, 1_800_000_000_000).maxAgeSeconds).toBe(12)
  expect(readResponseHints(html, 1_800_000_012_998).maxAgeSeconds).toBe(0)
  expect(readResponseHints(html, 1_800_000_013_500).maxAgeSeconds).toBe(0)
})

test('what content says in the body does not count', () => {
  const html = '<head></head><body><meta name="page-status" content="500"/></body>'
  expect(readResponseHints(html).status).toBe(200)
})
