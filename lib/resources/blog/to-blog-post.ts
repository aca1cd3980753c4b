import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typeset } from '#lib/i18n/typography.ts'
import { toImage } from '#lib/resources/to-image.ts'
import type { BlogPost, BlogPostSummary, PostLink } from './model.ts'
import type { BlogPostSummaryWire, BlogPostWire } from './wire.ts'

export function toBlogPostSummary(wire: BlogPostSummaryWire, locale: Locale): BlogPostSummary {
  return {
    slug: wire.slug,
    title: typeset(wire.title, locale),
    excerpt: typeset(wire.excerpt, locale),
    publishedAt: wire.published_at,
    updatedAt: wire.updated_at,
    readingMinutes: wire.reading_minutes,
    cover: toImage(wire.cover),
    tags: wire.tags,
    author: wire.author,
  }
}

export function toBlogPost(wire: BlogPostWire, locale: Locale): BlogPost {
  return {
    ...toBlogPostSummary(wire, locale),
    body: toSafeHtml(wire.body, locale),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    related: wire.related.map((post) => toBlogPostSummary(post, locale)),
    previous: toPostLink(wire.previous, locale),
    next: toPostLink(wire.next, locale),
  }
}

function toPostLink(wire: BlogPostWire['previous'], locale: Locale): PostLink | undefined {
  return wire && { slug: wire.slug, title: typeset(wire.title, locale) }
}
