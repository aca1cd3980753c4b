import type { SafeHtml } from '#lib/html/safe-html.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { StaffPage } from '#lib/resources/staff/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

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
