import { z } from 'zod'

export const pageMetaWireSchema = z.object({
  current_page: z.number().int().positive(),
  last_page: z.number().int().positive(),
  per_page: z.number().int().positive(),
  total: z.number().int().min(0),
})

/** One page of a list. Items stay unparsed here, so that a bad one can be dropped alone. */
export const pagedWireSchema = z.object({ data: z.array(z.unknown()), meta: pageMetaWireSchema })

export type PageMetaWire = z.output<typeof pageMetaWireSchema>
