import { z } from 'zod'
import { listOf, optional, optionalTextSchema, slugSchema } from '#lib/resources/fields.ts'

/** On its own, since the browser reads menus too and must not load what the server needs of them. */
export const categoryWireSchema = z.object({
  /** What `category` of vacancies and candidates refers to; without it the title does. */
  slug: optional(slugSchema),
  title: z.string().min(1),
  work: optionalTextSchema,
  people: optionalTextSchema,
  icon: optionalTextSchema,
  pages: listOf(z.object({ slug: slugSchema, title: z.string().min(1) })),
})

export type CategoryWire = z.output<typeof categoryWireSchema>
