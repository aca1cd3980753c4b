import type { BlogPostSummary } from '#lib/domain/blog-post'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import type { MinimalPage } from '#lib/domain/category'
import type { Locale } from '#lib/domain/locale'
import type { SafeHtml } from '#lib/domain/safe-html'
import type { Shell } from '#lib/domain/shell'
import type { StaffPage } from '#lib/domain/staff-page'
import type { Vacancy } from '#lib/domain/vacancy'

/** What the site's own reads give, for the parts that show it. */
export interface StyleData {
  locale: Locale
  shell: Shell
  vacancy: Vacancy
  candidates: readonly CandidateProfile[]
  posts: readonly BlogPostSummary[]
  staffPage: StaffPage | MinimalPage
  /** The sample of all markup that content may have, through the sanitizer. */
  prose: SafeHtml
  /** The style sheet that holds the theme. */
  css: string
  /** The page itself, as an enquiry names it. */
  source: { title: string; url: string }
}
