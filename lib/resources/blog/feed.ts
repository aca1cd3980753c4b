import { withAbsoluteLinks } from '#lib/html/sanitize.ts'
import type { FeedItem } from '#lib/http/feed.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import type { BlogPost } from './model.ts'

/** A post as feed readers show it. */
export function toPostItem(post: BlogPost, url: string): FeedItem {
  const { publishedAt, updatedAt = publishedAt, cover, author, tags } = post
  return {
    url,
    title: withPlainSpaces(post.title),
    html: withAbsoluteLinks(post.body, url),
    summary: withPlainSpaces(post.excerpt) || undefined,
    published: Date.parse(publishedAt),
    updated: Date.parse(updatedAt),
    author,
    tags,
    imageUrl: cover && new URL(cover.src, url).href,
  }
}
