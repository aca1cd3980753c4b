import { expect, test } from 'vitest'
import { internalPath } from './routes.ts'
import { isUnknownPath, toUnknownAddress } from './unknown-address.ts'

test.each([
  ['/nope', '/~unknown~', 'nope'],
  ['/ru/nope', '/ru/~unknown~', 'nope'],
  ['/blog/a.b', '/blog/~unknown~', 'a.b'],
  ['/ru/vacancies/0', '/ru/vacancies/~unknown~', '0'],
  ['/a/b/c', '/~unknown~/~unknown~', 'a/b/c'],
  ['/ru/blog/a/b', '/ru/~unknown~/~unknown~', 'blog/a/b'],
  ['/ru/blog', '/ru/blog?page=0', ''],
])('%s is shown as %s', (pathname, shared, part) => {
  const { url, part: own, mark } = toUnknownAddress(pathname)
  expect([url, own]).toEqual([shared, part])
  if (part) expect(url.replace(mark, () => part)).toBe(pathname)
  const address = new URL(url, 'http://localhost')
  const path = internalPath({ pathname: address.pathname, query: address.searchParams })
  expect(isUnknownPath(path)).toBe(true)
})

test.each(['/', '/blog', '/blog?page=2', '/nope', '/nope/~unknown~', '/ru/blog/~unknown~/x'])(
  'the page of %s is not one that stands for others',
  (url) => {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    expect(isUnknownPath(internalPath({ pathname, query }))).toBe(false)
  },
)
