import { z } from 'zod'

export const pageMetaWireSchema = z.object({
  current_page: z.number().int().positive(),
  last_page: z.number().int().positive(),
  per_page: z.number().int().positive(),
  total: z.number().int().min(0),
})

export type PageMetaWire = z.output<typeof pageMetaWireSchema>
