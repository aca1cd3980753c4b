import { z } from 'zod'

/** `width` and `height` are in CSS pixels. */
export const imageWireSchema = z.object({
  src: z.string().min(1),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

export type ImageWire = z.output<typeof imageWireSchema>
