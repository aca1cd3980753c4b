import { cache } from 'react'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import { type ListOptions, readItem, readList, toFilterParam } from '#lib/http/client/api-client.ts'
import type { Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { drawnBelongings } from '#lib/resources/belongings.ts'
import { toImage } from '#lib/resources/image.ts'
import { type BlogPostSummaryWire, type BlogPostWire, blogResource } from './definition.ts'
import { type BlogPost, type BlogPostSummary, POSTS_PER_PAGE, type PostLink } from './model.ts'

const { list, one } = blogResource.endpoints

/** @throws {NotFoundError} @throws {UpstreamError} */
export const getPost = cache(
  async (locale: Locale, slug: string): Promise<BlogPost> =>
    readItem(one, { param: slug, locale }, toBlogPost),
)

/** @throws {NotFoundError} past the last page @throws {UpstreamError} */
export function listPosts(
  locale: Locale,
  { page = 1, perPage, tag }: ListOptions & { tag?: string } = {},
): Promise<Paged<BlogPostSummary>> {
  return readPosts(locale, page, perPage, toFilterParam(tag))
}

/** A page of the list, as an address names it. @throws {NotFoundError} @throws {UpstreamError} */
export function listPostsPage({ locale, page }: RouteState): Promise<Paged<BlogPostSummary>> {
  return listPosts(locale, { page, perPage: POSTS_PER_PAGE })
}

// React's cache knows a call by its arguments, so each stands alone and is always given.
const readPosts = cache(
  async (locale: Locale, page: number, perPage: number | undefined, tag: string) =>
    readList({
      endpoint: list,
      locale,
      asked: { page, perPage },
      filters: { tag },
      toItem: toBlogPostSummary,
      // Only the posts themselves can prove that a tag is not made up.
      isCacheable: ({ items }) =>
        !tag || (items.length > 0 && items.every(({ tags }) => tags.includes(tag))),
    }),
)

function toBlogPostSummary(wire: BlogPostSummaryWire, locale: Locale): BlogPostSummary {
  return {
    slug: wire.slug,
    title: typesetHeading(wire.title, locale),
    excerpt: typesetText(wire.excerpt, locale),
    publishedAt: wire.published_at,
    updatedAt: wire.updated_at,
    readingMinutes: wire.reading_minutes,
    cover: toImage(wire.cover),
    tags: wire.tags,
    belongings: drawnBelongings(wire.belongings ?? []),
    author: wire.author,
  }
}

function toBlogPost(wire: BlogPostWire, locale: Locale): BlogPost {
  return {
    ...toBlogPostSummary(wire, locale),
    body: toSafeHtml(wire.body, locale),
    reader: wire.reader,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    related: wire.related.map((post) => toBlogPostSummary(post, locale)),
    previous: toPostLink(wire.previous, locale),
    next: toPostLink(wire.next, locale),
  }
}

function toPostLink(wire: BlogPostWire['previous'], locale: Locale): PostLink | undefined {
  return wire && { slug: wire.slug, title: typesetHeading(wire.title, locale) }
}
