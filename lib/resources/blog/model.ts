import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { Belonging } from '#lib/resources/belongings.ts'
import type { Image } from '#lib/resources/image.ts'

/** Of the list. */
export const POSTS_PER_PAGE = 6

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
  /** What it tells of; without any the drawing of its topic stands for it. */
  belongings: readonly Belonging[]
  author?: string
}

export type PostLink = Pick<BlogPostSummary, 'slug' | 'title'>

export interface BlogPost extends BlogPostSummary {
  body: SafeHtml
  metaTitle?: string
  metaDescription?: string
  related: BlogPostSummary[]
  /** Whom it is written for; without it for both. */
  reader?: 'employer' | 'candidate'
  /** Published before this one. */
  previous?: PostLink
  /** Published after this one. */
  next?: PostLink
}
