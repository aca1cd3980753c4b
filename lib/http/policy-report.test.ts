import { describe, expect, it, test } from 'vitest'
import { parsePolicyReport } from './policy-report.ts'

const PAGE = 'https://agency.example/follow/secret?x=1'

function plain(report: Record<string, unknown>) {
  return parsePolicyReport({ 'csp-report': { 'document-uri': PAGE, ...report } })?.[0]
}

describe('a report of what a policy refused', () => {
  it('is read in both ways that browsers write it', () => {
    const refusal = {
      directive: 'img-src',
      kind: 'foreign',
      origin: 'https://tracker.example',
      path: '/follow/secret',
    }
    const blocked = 'https://tracker.example/pixel?name=Anna'
    expect(plain({ 'violated-directive': 'img-src', 'blocked-uri': blocked })).toEqual(refusal)
    const body = { effectiveDirective: 'img-src', blockedURL: blocked, documentURL: PAGE }
    const list = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]
    expect(parsePolicyReport(list)).toEqual([refusal])
  })

  test.each([
    ['inline', {}, 'inline'],
    ['eval', {}, 'eval'],
    ['data', {}, 'data'],
    ['https://agency.example/a.js', {}, 'own'],
    ['chrome-extension://abc/x.js', {}, 'extension'],
    ['inline', { 'source-file': 'moz-extension' }, 'extension'],
    ['javascript:alert(1)', {}, 'other'],
    [7, {}, 'other'],
  ])('%s is of a known kind', (blocked, others, kind) => {
    expect(plain({ 'blocked-uri': blocked, ...others })?.kind).toBe(kind)
  })

  it('names no directive that there is not', () => {
    expect(plain({ 'effective-directive': 'Style-Src-Elem' })?.directive).toBe('style-src-elem')
    expect(plain({ 'effective-directive': '__proto__' })?.directive).toBe('other')
    expect(plain({ 'effective-directive': { a: 1 } })?.directive).toBe('other')
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['something else', { a: 1 }],
    ['a list of something else', [1, 2]],
    ['more than a browser sends', Array(21).fill({ type: 'csp-violation', body: {} })],
  ])('is not %s', (_name, body) => {
    expect(parsePolicyReport(body)).toBeUndefined()
  })
})
