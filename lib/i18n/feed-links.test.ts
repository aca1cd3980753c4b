import { expect, it } from 'vitest'
import { feedLinksOf } from './feed-links.ts'
import type { RouteState } from './route-state.ts'

const SITE = 'https://site.example'

it.each([
  ['/blog', {}, ['/ru/blog/rss.xml']],
  ['/blog/leaving-well', {}, ['/ru/blog/rss.xml']],
  [
    '/vacancies',
    { filter: { category: 'children', country: 'uk' } },
    ['/ru/vacancies/rss.xml?country=uk&category=children'],
  ],
  ['/vacancies/1001', {}, ['/ru/vacancies/rss.xml']],
  ['/', {}, ['/ru/blog/rss.xml', '/ru/vacancies/rss.xml']],
  ['/uk', { country: 'uk' }, ['/ru/vacancies/rss.xml?country=uk']],
  ['/contacts', {}, []],
])('of %s are those of what it shows', (path, state, feeds) => {
  const route: RouteState = { locale: 'ru', isPaged: false, page: 1, ...state }
  const links = feedLinksOf(SITE, path, route)
  expect(Object.keys(links)).toEqual([
    'application/rss+xml',
    'application/atom+xml',
    'application/feed+json',
  ])
  expect(links['application/rss+xml']?.map(({ url }) => url)).toEqual(
    feeds.map((feed) => SITE + feed),
  )
})
