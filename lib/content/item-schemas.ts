import { z } from 'zod'
import { isReservedSlug } from '#lib/config/reserved-slugs.ts'
import { blogPostWireSchema } from '#lib/resources/blog/wire.ts'
import { candidateProfileWireSchema } from '#lib/resources/candidates/wire.ts'
import { countryWireSchema } from '#lib/resources/countries/wire.ts'
import { slugSchema } from '#lib/resources/fields.ts'
import { categoryWireSchema } from '#lib/resources/menus/wire.ts'
import { policyWireSchema } from '#lib/resources/policies/wire.ts'
import { settingsWireSchema } from '#lib/resources/settings/wire.ts'
import { staffPageWireSchema } from '#lib/resources/staff/wire.ts'
import { vacancyWireSchema } from '#lib/resources/vacancies/wire.ts'

const orderSchema = z.number().default(Number.MAX_SAFE_INTEGER)
const slugListSchema = z.array(slugSchema).min(1)

/** What a file of each folder holds in one language: the wire's fields plus the content's own. */
export const ITEM_SCHEMAS = {
  settings: settingsWireSchema,
  countries: countryWireSchema.extend({
    slug: slugSchema.refine((slug) => !isReservedSlug(slug), {
      error: 'the address of this name belongs to a fixed page',
    }),
    order: orderSchema,
  }),
  categories: categoryWireSchema.extend({
    slug: slugSchema,
    order: orderSchema,
    pages: slugListSchema,
  }),
  staff: staffPageWireSchema.extend({ countries: slugListSchema.optional() }),
  candidates: candidateProfileWireSchema.extend({ countries: slugListSchema.optional() }),
  vacancies: vacancyWireSchema.extend({ countries: slugListSchema }),
  blog: blogPostWireSchema
    .omit({ reading_minutes: true, previous: true, next: true })
    .extend({ related: z.array(slugSchema).default([]) }),
  policies: policyWireSchema,
}

export type Folder = keyof typeof ITEM_SCHEMAS
export type Item<F extends Folder> = z.output<(typeof ITEM_SCHEMAS)[F]>

export const FOLDERS = [
  'settings',
  'countries',
  'categories',
  'staff',
  'candidates',
  'vacancies',
  'blog',
  'policies',
] as const satisfies readonly Folder[]
