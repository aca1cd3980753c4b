import type { BlogPostSummary } from '#lib/domain/blog-post'
import type { CandidateProfile } from '#lib/domain/candidate-profile'
import type { Locale } from '#lib/domain/locale'
import type { Shell } from '#lib/domain/shell'
import type { Vacancy } from '#lib/domain/vacancy'
import { ClosingBand } from './closing-band'
import { CountriesSection } from './countries-section'
import { Hero } from './hero'
import { JournalSection } from './journal-section'
import { LatestVacancies } from './latest-vacancies'
import { NewCandidates } from './new-candidates'
import { ProcessSection } from './process-section'
import { QuestionsSection } from './questions-section'
import { StaffSection } from './staff-section'

interface HomeScreenProps {
  locale: Locale
  shell: Shell
  vacancies: readonly Vacancy[]
  posts: readonly BlogPostSummary[]
  candidates: readonly CandidateProfile[]
  /** The page itself, as an enquiry names it. */
  source: { title: string; url: string }
}

export function HomeScreen(props: HomeScreenProps) {
  const { locale, shell, vacancies, posts, candidates, source } = props
  return (
    <>
      <Hero locale={locale} countryCount={shell.countries.length} />
      <StaffSection locale={locale} menu={shell.staffMenu} />
      <ProcessSection locale={locale} />
      <CountriesSection locale={locale} shell={shell} />
      <LatestVacancies locale={locale} vacancies={vacancies} />
      <JournalSection locale={locale} posts={posts} />
      <NewCandidates locale={locale} candidates={candidates} />
      <QuestionsSection />
      <ClosingBand locale={locale} settings={shell.settings} source={source} />
    </>
  )
}
