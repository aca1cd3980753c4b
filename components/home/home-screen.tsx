import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { ClosingBand } from './closing-band.tsx'
import { CountriesSection } from './countries-section.tsx'
import { GuaranteeBand } from './guarantee-band.tsx'
import { Hero } from './hero.tsx'
import { JournalSection } from './journal-section.tsx'
import { LatestVacancies } from './latest-vacancies.tsx'
import { NewCandidates } from './new-candidates.tsx'
import { ProcessSection } from './process-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { StaffSection } from './staff-section.tsx'

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
      <NewCandidates locale={locale} candidates={candidates} />
      <ProcessSection locale={locale} />
      <GuaranteeBand locale={locale} settings={shell.settings} />
      <CountriesSection locale={locale} shell={shell} />
      <LatestVacancies locale={locale} vacancies={vacancies} />
      <JournalSection locale={locale} posts={posts} />
      <QuestionsSection locale={locale} settings={shell.settings} />
      <ClosingBand locale={locale} settings={shell.settings} source={source} />
    </>
  )
}
