import { cache } from 'react'
import { blogPostSummaryWireSchema, blogPostWireSchema } from '../contract/blog-post.ts'
import type { BlogPost, BlogPostSummary } from '../domain/blog-post.ts'
import type { Locale } from '../domain/locale.ts'
import type { Paged } from '../domain/paged.ts'
import { unwrap } from './answer.ts'
import { toFilterParam, toSlugParam } from './params.ts'
import { parseOne } from './parse.ts'
import { read } from './read.ts'
import { type ListOptions, readList } from './read-list.ts'
import { toBlogPost, toBlogPostSummary } from './to-blog-post.ts'

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
