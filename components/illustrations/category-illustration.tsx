import type { ComponentType } from 'react'
import { Armchair } from './categories/armchair'
import { CarAtThePorch } from './categories/car-at-the-porch'
import { FrontDoor } from './categories/front-door'
import { KeyCabinet } from './categories/key-cabinet'
import { KitchenRange } from './categories/kitchen-range'
import { Nursery } from './categories/nursery'
import { Staircase } from './categories/staircase'

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
