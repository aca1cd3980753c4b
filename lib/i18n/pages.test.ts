import { expect, test } from 'vitest'
import { PATHS } from './hrefs.ts'
import { matchPage, PAGE_KINDS, soughtAt } from './pages.ts'

test.each(Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[])(
  'the address of a page tells its kind: %s',
  (kind) => {
    const parameter = PAGE_KINDS[kind].pattern.includes(':') ? 'some-page' : ''
    expect(matchPage(PATHS[kind](parameter))).toEqual({ kind, parameter })
  },
)

test.each(['/a/b', '/blog/', '/blog/a/b', '//', ''])('%s is the address of no page', (path) => {
  expect(matchPage(path)).toBeUndefined()
})

test.each([
  ['/uae', 'staff'],
  ['/candidate/grace', 'staff'],
  ['/vacancies/7', 'job'],
  ['/', undefined],
  ['/blog', undefined],
  ['/a/b', undefined],
])('readers of %s are after %s', (path, sought) => {
  expect(soughtAt(path)).toBe(sought)
})
