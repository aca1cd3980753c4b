import { expect, test } from 'vitest'
import { PATHS } from './hrefs.ts'
import { matchPage, PAGE_KINDS } from './pages.ts'

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
