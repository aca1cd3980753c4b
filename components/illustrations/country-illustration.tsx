import type { ComponentType } from 'react'
import { Cyprus } from '#components/illustrations/countries/cyprus.tsx'
import { France } from '#components/illustrations/countries/france.tsx'
import { Italy } from '#components/illustrations/countries/italy.tsx'
import { Monaco } from '#components/illustrations/countries/monaco.tsx'
import { Russia } from '#components/illustrations/countries/russia.tsx'
import { SmallTown } from '#components/illustrations/countries/small-town.tsx'
import { Switzerland } from '#components/illustrations/countries/switzerland.tsx'
import { Emirates } from '#components/illustrations/countries/uae.tsx'
import { UnitedKingdom } from '#components/illustrations/countries/uk.tsx'
import { UnitedStates } from '#components/illustrations/countries/usa.tsx'

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
