import type { ComponentType } from 'react'
import { Armchair } from '#components/illustrations/categories/armchair.tsx'
import { CarAtThePorch } from '#components/illustrations/categories/car-at-the-porch.tsx'
import { FrontDoor } from '#components/illustrations/categories/front-door.tsx'
import { KeyCabinet } from '#components/illustrations/categories/key-cabinet.tsx'
import { KitchenRange } from '#components/illustrations/categories/kitchen-range.tsx'
import { Nursery } from '#components/illustrations/categories/nursery.tsx'
import { Staircase } from '#components/illustrations/categories/staircase.tsx'
import { type CategoryKind, categoryKind } from './category-kind.ts'

interface CategoryIllustrationProps {
  slug?: string
  icon?: string
}

const DRAWINGS: Record<CategoryKind, ComponentType> = {
  children: Nursery,
  house: Staircase,
  'kitchen-and-table': KitchenRange,
  management: KeyCabinet,
  'road-garden-safety': CarAtThePorch,
  care: Armchair,
}

/** A category of staff by its slug, else by its icon; the front door for any other. */
export function CategoryIllustration(category: CategoryIllustrationProps) {
  const kind = categoryKind(category)
  const Drawing = kind ? DRAWINGS[kind] : FrontDoor
  return <Drawing />
}
