import { LANGUAGES, type Language } from '#lib/api/language.ts'
import type { BlogPostSummaryWire, BlogPostWire } from '#lib/resources/blog/wire.ts'
import type { LocalContent } from './content.ts'
import type { Item } from './item-schemas.ts'
import type { Entries } from './parse-items.ts'
import { countReadingMinutes } from './plain-text.ts'
import { newestFirst } from './sorting.ts'

export function buildBlog(
  language: Language,
  entries: Readonly<Record<Language, Entries>>,
): LocalContent['blog'] {
  const posts = newestFirst(entries[language].blog.map(({ item }) => item))
  const summaries = new Map(posts.map((post) => [post.slug, toSummary(post)]))
  const tagsOf = (slug: string) =>
    LANGUAGES.flatMap((each) => entries[each].blog.filter(({ item }) => item.slug === slug))
      .flatMap(({ item }) => item.tags)
      .map((tag) => tag.toLowerCase())
  return new Map(
    posts.map((post, index) => {
      const summary = toSummary(post)
      const { body, meta_title, meta_description } = post
      const related = post.related.flatMap((slug) => summaries.get(slug) ?? [])
      const wire = {
        ...summary,
        body,
        meta_title,
        meta_description,
        related,
        previous: toLink(posts[index + 1]),
        next: toLink(posts[index - 1]),
      }
      return [post.slug, { wire, summary, tags: tagsOf(post.slug) }]
    }),
  )
}

function toLink(post: Item<'blog'> | undefined): BlogPostWire['previous'] {
  return post && { slug: post.slug, title: post.title }
}

function toSummary(post: Item<'blog'>): BlogPostSummaryWire {
  const { body, meta_title: _title, meta_description: _description, related: _, ...summary } = post
  return { ...summary, reading_minutes: countReadingMinutes(body) }
}
