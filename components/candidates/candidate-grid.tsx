import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { CandidateArch } from './candidate-arch.tsx'

interface CandidateGridProps {
  locale: Locale
  profiles: readonly CandidateProfile[]
}

export function CandidateGrid({ locale, profiles }: CandidateGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-column gap-y-10 sm:grid-cols-4">
      {profiles.map((profile, index) => (
        <li key={profile.slug} className="min-w-0">
          <CandidateArch locale={locale} profile={profile} tone={index} />
        </li>
      ))}
    </ul>
  )
}
