import { cache } from 'react'
import { toFilterParam, toSlugParam } from '#lib/http/client/params.ts'
import { parseOne } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
import { type ListOptions, readList } from '#lib/http/client/read-list.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Paged } from '#lib/resources/paged.ts'
import type { BlogPost, BlogPostSummary } from './model.ts'
import { toBlogPost, toBlogPostSummary } from './to-blog-post.ts'
import { blogPostSummaryWireSchema, blogPostWireSchema } from './wire.ts'

const ENDPOINT = '/api/blog/{slug}'

/** @throws {NotFoundError} @throws {UpstreamError} */
export const getPost = cache(
  async (locale: Locale, slug: string): Promise<BlogPost> =>
    read({
      endpoint: ENDPOINT,
      param: toSlugParam(slug, ENDPOINT),
      locale,
      toValue: (payload, context) =>
        toBlogPost(parseOne(blogPostWireSchema, unwrap(payload), context), locale),
    }),
)

/** @throws {NotFoundError} past the last page @throws {UpstreamError} */
export function listPosts(
  locale: Locale,
  { page = 1, perPage, tag }: ListOptions & { tag?: string } = {},
): Promise<Paged<BlogPostSummary>> {
  return readPosts(locale, page, perPage, toFilterParam(tag))
}

// React's cache knows a call by its arguments, so each stands alone and is always given.
const readPosts = cache(
  async (locale: Locale, page: number, perPage: number | undefined, tag: string) =>
    readList({
      endpoint: '/api/blog',
      locale,
      asked: { page, perPage },
      filters: { tag },
      schema: blogPostSummaryWireSchema,
      toItem: toBlogPostSummary,
      // Only the posts themselves can prove that a tag is not made up.
      isKept: ({ items }) =>
        !tag || (items.length > 0 && items.every(({ tags }) => tags.includes(tag))),
    }),
)
