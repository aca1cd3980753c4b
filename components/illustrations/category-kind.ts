/** The categories that are drawn, each with the icon by which one of another slug is known. */
const CATEGORY_KINDS = [
  { kind: 'children', icon: 'baby-carriage' },
  { kind: 'management', icon: 'key' },
  { kind: 'care', icon: 'heart' },
  { kind: 'kitchen-and-table', icon: 'cooking-pot' },
  { kind: 'house', icon: 'house' },
  { kind: 'road-garden-safety', icon: 'car' },
] as const

export type CategoryKind = (typeof CATEGORY_KINDS)[number]['kind']

export interface CategoryMarks {
  slug?: string
  icon?: string
}

const KINDS = CATEGORY_KINDS.map(({ kind }) => kind)
/** A category that has no room of its own has one between the floor of the family and the ground floor. */
const SPARE_ROOM = KINDS.indexOf('kitchen-and-table') - 0.5

/** From the upper floor of the house down, in which each category has a room. */
export function byFloor<T extends CategoryMarks>(categories: readonly T[]): T[] {
  const floorOf = (category: T) => {
    const kind = categoryKind(category)
    return kind ? KINDS.indexOf(kind) : SPARE_ROOM
  }
  return categories.toSorted((one, other) => floorOf(one) - floorOf(other))
}

/** As what a category of staff is drawn: by its slug, else by its icon; undefined for any other. */
export function categoryKind({ slug, icon }: CategoryMarks): CategoryKind | undefined {
  const known =
    CATEGORY_KINDS.find(({ kind }) => kind === slug) ??
    CATEGORY_KINDS.find((one) => one.icon === icon)
  return known?.kind
}
