import type { ComponentType } from 'react'
import { Armchair } from '#components/illustrations/categories/armchair.tsx'
import { CarAtThePorch } from '#components/illustrations/categories/car-at-the-porch.tsx'
import { FrontDoor } from '#components/illustrations/categories/front-door.tsx'
import { KeyCabinet } from '#components/illustrations/categories/key-cabinet.tsx'
import { KitchenRange } from '#components/illustrations/categories/kitchen-range.tsx'
import { Nursery } from '#components/illustrations/categories/nursery.tsx'
import { Staircase } from '#components/illustrations/categories/staircase.tsx'

interface CategoryIllustrationProps {
  slug?: string
  icon?: string
}

const BY_SLUG = new Map<string, ComponentType>([
  ['children', Nursery],
  ['house', Staircase],
  ['kitchen-and-table', KitchenRange],
  ['management', KeyCabinet],
  ['road-garden-safety', CarAtThePorch],
  ['care', Armchair],
])

const BY_ICON = new Map<string, ComponentType>([
  ['baby-carriage', Nursery],
  ['house', Staircase],
  ['cooking-pot', KitchenRange],
  ['key', KeyCabinet],
  ['car', CarAtThePorch],
  ['heart', Armchair],
])

/** A category of staff by its slug, else by its icon; the front door for any other. */
export function CategoryIllustration({ slug = '', icon = '' }: CategoryIllustrationProps) {
  const Drawing = BY_SLUG.get(slug) ?? BY_ICON.get(icon) ?? FrontDoor
  return <Drawing />
}
