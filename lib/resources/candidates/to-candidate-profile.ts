import type { Locale } from '#lib/i18n/locales.ts'
import { typeset } from '#lib/i18n/typography.ts'
import { toImage } from '#lib/resources/to-image.ts'
import type { CandidateProfile } from './model.ts'
import type { CandidateProfileWire } from './wire.ts'

export function toCandidateProfile(wire: CandidateProfileWire, locale: Locale): CandidateProfile {
  const set = (text: string) => typeset(text, locale)
  return {
    isMinimal: false,
    slug: wire.slug,
    title: wire.title,
    name: wire.name,
    category: wire.category,
    position: wire.position,
    summary: set(wire.summary),
    publishedAt: wire.published_at,
    availableFrom: wire.available_from,
    checks: wire.checks.map(({ title, date }) => ({ title: set(title), date })),
    experienceYears: wire.experience_years,
    age: wire.age,
    languages: wire.languages,
    location: set(wire.location),
    isReadyToRelocate: wire.ready_to_relocate,
    availability: set(wire.availability),
    liveIn: wire.live_in,
    expectedSalary: wire.expected_salary,
    education: wire.education.map(set),
    experience: wire.experience.map(({ period, role, place, text }) => ({
      period: set(period),
      role: set(role),
      place: set(place),
      text: set(text),
    })),
    skills: wire.skills.map(set),
    areReferencesChecked: wire.references_checked,
    photo: toImage(wire.photo),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
  }
}
