import { toPlainText } from '#lib/html/sanitize.ts'
import { newestFirst } from '#lib/resources/content-items.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import type { BlogItem, BlogPostSummaryWire, BlogPostWire } from './definition.ts'

const WORDS_PER_MINUTE = 180

interface BlogEntry {
  wire: BlogPostWire
  summary: BlogPostSummaryWire
  /** In every language, lower case: a tag in an address outlives a change of language. */
  tags: readonly string[]
}

/** The posts by slug, newest first, without those whose day has not come. */
export function buildPosts(
  items: readonly BlogItem[],
  { inAllLanguages, today }: BuildContext<BlogItem>,
): ReadonlyMap<string, BlogEntry> {
  const posts = newestFirst(items).filter(({ published_at }) => published_at.slice(0, 10) <= today)
  const summaries = new Map(posts.map((post) => [post.slug, toSummary(post)]))
  const everywhere = Map.groupBy(Object.values(inAllLanguages).flat(), ({ slug }) => slug)
  const tagsOf = (slug: string) =>
    (everywhere.get(slug) ?? []).flatMap(({ tags }) => tags.map((tag) => tag.toLowerCase()))
  return new Map(
    posts.map((post, index) => {
      const summary = summaries.get(post.slug) ?? toSummary(post)
      const { body, meta_title, meta_description } = post
      const related = post.related.flatMap((slug) => summaries.get(slug) ?? [])
      const previous = toLink(posts[index + 1])
      const next = toLink(posts[index - 1])
      const wire = { ...summary, body, meta_title, meta_description, related, previous, next }
      return [post.slug, { wire, summary, tags: tagsOf(post.slug) }]
    }),
  )
}

function toLink(post: BlogItem | undefined): BlogPostWire['previous'] {
  return post && { slug: post.slug, title: post.title }
}

function toSummary(post: BlogItem): BlogPostSummaryWire {
  const { body, meta_title: _title, meta_description: _description, related: _, ...summary } = post
  return { ...summary, reading_minutes: countReadingMinutes(body) }
}

function countReadingMinutes(html: string): number {
  const words = toPlainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
