import { z } from 'zod'
import { apiClient } from '#lib/http/client/api-client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { instance } from '#lib/server/instance.ts'
import type { LocalContent } from './definition.ts'

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

/**
 * The content of this process, for what needs a little of very many items: their heads are in
 * memory, where reading page after page of a list would take each from the disk. Undefined with a
 * backend, whose lists are all that there is.
 */
export function embeddedContent(locale: Locale): LocalContent | undefined {
  if (!apiClient().isEmbedded) return undefined
  return instance().embeddedApi?.content.read()[locale]
}
