import { z } from 'zod'

/** Where an item stands among its like; items without one come last. */
export const orderSchema = z.number().default(Number.MAX_SAFE_INTEGER)

export function byOrder<T extends { order: number; slug: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
}

/** Items without a date come last; equal dates keep the order of the file names. */
export function newestFirst<T extends { published_at?: string }>(items: readonly T[]): T[] {
  const time = ({ published_at }: T) => (published_at ? Date.parse(published_at) : 0)
  return items.toSorted((a, b) => time(b) - time(a))
}

/** Something that is offered in some countries. */
export interface OfferedIn {
  /** Country slugs; absent: everywhere. */
  countries?: readonly string[]
}

export function isOffered({ countries }: OfferedIn, country: string | undefined): boolean {
  return !country || !countries || countries.includes(country)
}
