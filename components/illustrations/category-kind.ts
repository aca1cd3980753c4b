/** The categories that are drawn, each with the icon by which one of another slug is known. */
export const CATEGORY_KINDS = [
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

/** As what a category of staff is drawn: by its slug, else by its icon; undefined for any other. */
export function categoryKind({ slug, icon }: CategoryMarks): CategoryKind | undefined {
  const known =
    CATEGORY_KINDS.find(({ kind }) => kind === slug) ??
    CATEGORY_KINDS.find((one) => one.icon === icon)
  return known?.kind
}
