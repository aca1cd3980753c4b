/** Something that is offered in some countries. */
export interface OfferedIn<T> {
  wire: T
  /** Country slugs; absent: everywhere. */
  countries?: readonly string[]
}

export function isOffered({ countries }: OfferedIn<unknown>, country: string | undefined): boolean {
  return !country || !countries || countries.includes(country)
}
