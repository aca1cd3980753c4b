import type { CandidateProfileWire } from '../contract/candidate-profile.ts'
import type { CandidateProfile } from '../domain/candidate-profile.ts'
import { toImage } from './to-image.ts'

export function toCandidateProfile(wire: CandidateProfileWire): CandidateProfile {
  return {
    isMinimal: false,
    slug: wire.slug,
    title: wire.title,
    name: wire.name,
    category: wire.category,
    position: wire.position,
    summary: wire.summary,
    publishedAt: wire.published_at,
    availableFrom: wire.available_from,
    checks: wire.checks,
    experienceYears: wire.experience_years,
    age: wire.age,
    languages: wire.languages,
    location: wire.location,
    isReadyToRelocate: wire.ready_to_relocate,
    availability: wire.availability,
    liveIn: wire.live_in,
    expectedSalary: wire.expected_salary,
    education: wire.education,
    experience: wire.experience,
    skills: wire.skills,
    areReferencesChecked: wire.references_checked,
    photo: toImage(wire.photo),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
  }
}
