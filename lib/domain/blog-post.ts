import type { Image } from './image.ts'
import type { SafeHtml } from './safe-html.ts'

/** Dates are ISO 8601. */
export interface BlogPostSummary {
  slug: string
  title: string
  excerpt: string
  publishedAt: string
  updatedAt?: string
  readingMinutes: number
  cover?: Image
  tags: string[]
  author?: string
}

export interface BlogPost extends BlogPostSummary {
  body: SafeHtml
  metaTitle?: string
  metaDescription?: string
  related: BlogPostSummary[]
}
