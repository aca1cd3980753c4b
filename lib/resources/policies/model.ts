import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { Figure } from '#lib/resources/information/model.ts'

export type PolicySlug = 'cookies-policy' | 'privacy-policy'

export interface Policy {
  slug: PolicySlug
  title: string
  figures: Figure[]
  body: SafeHtml
  metaDescription: string
  /** ISO 8601. */
  updatedAt: string
}
