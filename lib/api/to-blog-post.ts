import type { BlogPostSummaryWire, BlogPostWire } from '../contract/blog-post.ts'
import type { BlogPost, BlogPostSummary } from '../domain/blog-post.ts'
import { sanitizeHtml } from './sanitize.ts'
import { toImage } from './to-image.ts'

export function toBlogPostSummary(wire: BlogPostSummaryWire): BlogPostSummary {
  return {
    slug: wire.slug,
    title: wire.title,
    excerpt: wire.excerpt,
    publishedAt: wire.published_at,
    updatedAt: wire.updated_at,
    readingMinutes: wire.reading_minutes,
    cover: toImage(wire.cover),
    tags: wire.tags,
    author: wire.author,
  }
}

export function toBlogPost(wire: BlogPostWire): BlogPost {
  return {
    ...toBlogPostSummary(wire),
    body: sanitizeHtml(wire.body),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    related: wire.related.map(toBlogPostSummary),
  }
}
