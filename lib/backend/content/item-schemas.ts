import { z } from 'zod'
import { isReservedSlug } from '#lib/config/reserved-slugs'
import { blogPostWireSchema } from '#lib/contract/blog-post'
import { candidateProfileWireSchema } from '#lib/contract/candidate-profile'
import { categoryWireSchema } from '#lib/contract/category'
import { countryWireSchema } from '#lib/contract/country'
import { slugSchema } from '#lib/contract/fields'
import { policyWireSchema } from '#lib/contract/policy'
import { settingsWireSchema } from '#lib/contract/settings'
import { staffPageWireSchema } from '#lib/contract/staff-page'
import { vacancyWireSchema } from '#lib/contract/vacancy'

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
