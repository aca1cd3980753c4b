import { describe, expect, test } from 'vitest'
import { normalizeUrl } from './normalize-url.ts'

describe('an incoming address', () => {
  test.each(['/', '/blog?page=2', '/%D0%BF', '/blog?q=%E0%A4%A', '/a?b=//c'])(
    'that is well formed stays: %s',
    (url) => {
      expect(normalizeUrl(url)).toEqual({ url })
    },
  )

  test.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/50%%20', '/50%25%2520'],
    ['/a%00b', '/a%2500b'],
    ['/a%0d%0ab', '/a%250d%250ab'],
  ])('that cannot be read is escaped, so that it decodes to itself: %s', (address, url) => {
    expect(normalizeUrl(address)).toEqual({ url })
    expect(decodeURIComponent(url)).toBe(address)
  })

  test.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/en//blog//?x=1', '/blog?x=1'],
    ['//', '/'],
    ['/ru\\\\blog', '/ru/blog'],
  ])(
    'with doubled slashes goes in one redirect, and stays on the site: %s',
    (address, redirect) => {
      expect(normalizeUrl(address)).toEqual({ redirect })
    },
  )

  test.each([
    ['/blog?page=', '/blog?page=0'],
    ['/blog?x=1&page&y=2', '/blog?x=1&page=0&y=2'],
    ['/blog?homepage=', '/blog?homepage='],
  ])('with an empty page has one that conditions can see: %s', (address, url) => {
    expect(normalizeUrl(address)).toEqual({ url })
  })

  test.each([
    ['/%62log?page=2', '/blog?page=2'],
    ['/a%2Eb', '/a.b'],
    ['/blog%2fhtml', '/blog%2Fhtml'],
    ['/%61pi/option', '/api/option'],
    ['/a%3Ab@c;%3d', '/a:b@c;='],
    ['/a%252Eb', '/a%252Eb'],
    ['/%d0%bf', '/%D0%BF'],
  ])('is escaped in one way, however it came: %s', (address, url) => {
    expect(normalizeUrl(address)).toEqual({ url })
    expect(normalizeUrl(url)).toEqual({ url })
  })

  test.each([
    ['/blog/../contacts', '/contacts'],
    ['/blog/%2e%2E/contacts?x=1', '/contacts?x=1'],
    ['/%2E/ru/./blog', '/ru/blog'],
    ['/../..', '/'],
    ['/en/x/..', '/'],
    ['/%65n//blog', '/blog'],
  ])('with dots for segments goes to where they lead: %s', (address, redirect) => {
    expect(normalizeUrl(address)).toEqual({ redirect })
  })
})
