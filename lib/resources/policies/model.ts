import type { SafeHtml } from '#lib/html/safe-html.ts'

export type PolicySlug = 'cookies-policy' | 'privacy-policy'

export interface Policy {
  slug: PolicySlug
  title: string
  body: SafeHtml
  metaDescription: string
  /** ISO 8601. */
  updatedAt: string
}
