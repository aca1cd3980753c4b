import type { ComponentType } from 'react'
import { Cyprus } from './countries/cyprus'
import { France } from './countries/france'
import { Italy } from './countries/italy'
import { Monaco } from './countries/monaco'
import { Russia } from './countries/russia'
import { SmallTown } from './countries/small-town'
import { Switzerland } from './countries/switzerland'
import { Emirates } from './countries/uae'
import { UnitedKingdom } from './countries/uk'
import { UnitedStates } from './countries/usa'

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

/** A country by its slug; a town that could be anywhere for one that has no drawing. */
export function CountryIllustration({ slug }: { slug: string }) {
  const Drawing = BY_SLUG.get(slug) ?? SmallTown
  return <Drawing />
}
