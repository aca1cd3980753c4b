import type { ComponentType } from 'react'
import { Cyprus } from '#components/illustrations/country-arches/cyprus.tsx'
import { France } from '#components/illustrations/country-arches/france.tsx'
import { Italy } from '#components/illustrations/country-arches/italy.tsx'
import { Monaco } from '#components/illustrations/country-arches/monaco.tsx'
import { Russia } from '#components/illustrations/country-arches/russia.tsx'
import { SmallTown } from '#components/illustrations/country-arches/small-town.tsx'
import { Switzerland } from '#components/illustrations/country-arches/switzerland.tsx'
import { Emirates } from '#components/illustrations/country-arches/uae.tsx'
import { UnitedKingdom } from '#components/illustrations/country-arches/uk.tsx'
import { UnitedStates } from '#components/illustrations/country-arches/usa.tsx'

const BY_SLUG = new Map<string, ComponentType>([
  ['uk', UnitedKingdom],
  ['france', France],
  ['monaco', Monaco],
  ['switzerland', Switzerland],
  ['italy', Italy],
  ['cyprus', Cyprus],
  ['uae', Emirates],
  ['usa', UnitedStates],
  ['russia', Russia],
])

/** A country by its slug; what could be anywhere for one that has no drawing. */
export function drawnCountry(slug: string): string {
  return BY_SLUG.has(slug) ? slug : 'other'
}

export function CountryIllustration({ slug }: { slug: string }) {
  const Drawing = BY_SLUG.get(slug) ?? SmallTown
  return <Drawing />
}
