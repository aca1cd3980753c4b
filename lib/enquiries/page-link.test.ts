import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownLink, shortLink, withReferrerQuery } from './page-link.ts'

const isOwn = (host: string) => host === 'site.test'
const MARKS = '?utm_source=ads&gclid=G1&yclid=Y1&fbclid=F1'

describe('ownLink', () => {
  it.each([
    `https://site.test/staff/nanny${MARKS}#price`,
    'http://site.test/',
    'https://site.test/ru/%D0%B0',
  ])('keeps %s', (link) => {
    expect(ownLink(link, isOwn)).toBe(link)
  })

  it.each([
    'https://evil.test/',
    'https://site.test.evil.test/',
    'https://site.test@evil.test/',
    'https://evil.test/?https://site.test/',
    'https://site.test:8443/',
    'javascript:alert(1)//site.test',
    'ftp://site.test/',
    '//site.test/',
    '/contacts',
    '\ud800',
    '',
  ])('drops %j', (link) => {
    expect(ownLink(link, isOwn)).toBe('')
  })

  it('leaves out a password and the one-time id of an answer', () => {
    expect(ownLink('https://a:b@site.test/contacts?enquiry=x&utm_source=ads', isOwn)).toBe(
      'https://site.test/contacts?utm_source=ads',
    )
    expect(ownLink('https://site.test/contacts?enquiry=x#price', isOwn)).toBe(
      'https://site.test/contacts#price',
    )
  })

  it('keeps what it has kept', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const once = ownLink(link, () => true)
        expect(ownLink(once, () => true)).toBe(once)
        expect(URL.canParse(once)).toBe(true)
      }),
    )
  })
})

describe('shortLink', () => {
  const long = (count: number) => 'a'.repeat(count)

  it('gives up whole parameters and the fragment of what is too long, never half of one', () => {
    const link = (rest: string) => shortLink(new URL(`https://site.test/${rest}`))
    expect(link(`?x=${long(1_990)}&utm_source=ads#top`)).toBe(
      'https://site.test/?utm_source=ads#top',
    )
    expect(link(`?utm_source=ads#${long(2_000)}`)).toBe('https://site.test/?utm_source=ads')
    expect(link(long(2_000))).toBe('')
  })

  it('is never too long', () => {
    const part = fc.nat(2_100).map(long)
    fc.assert(
      fc.property(part, fc.array(part, { maxLength: 4 }), part, (path, queries, hash) => {
        const query = queries.map((value, index) => `q${index}=${value}`).join('&')
        const link = shortLink(new URL(`https://site.test/${path}?${query}#${hash}`))
        expect(link.length).toBeLessThanOrEqual(2_000)
      }),
    )
  })
})

describe('withReferrerQuery', () => {
  it('takes the query of the same page', () => {
    const link = withReferrerQuery(
      'https://site.test/contacts',
      `https://site.test/contacts${MARKS}`,
    )
    expect(link).toBe(`https://site.test/contacts${MARKS}`)
  })

  it.each([
    ['https://site.test/contacts', null],
    ['https://site.test/contacts', 'https://site.test/'],
    ['https://site.test/contacts', 'https://site.test/ru/contacts?utm_source=ads'],
    ['https://site.test/contacts?utm_source=first', 'https://site.test/contacts?enquiry=x'],
    ['nonsense', 'https://site.test/contacts?a=b'],
  ])('leaves %s as it is, coming from %s', (link, referrer) => {
    expect(withReferrerQuery(link, referrer)).toBe(link)
  })
})
