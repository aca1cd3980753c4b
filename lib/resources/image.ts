import { z } from 'zod'
import { optional } from './fields.ts'

/** `width` and `height` are in CSS pixels; `src` is http(s) or an address on the site itself. */
export interface Image {
  src: string
  alt: string
  width: number
  height: number
  /** The same in other formats and widths. */
  sources?: { src: string; type: string; width: number }[]
}

/** `width` and `height` are in CSS pixels. */
export const imageWireSchema = z.object({
  src: z.string().min(1),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  sources: optional(
    z.array(
      z.object({
        src: z.string().min(1),
        type: z.string().regex(/^image\/[\w.+-]+$/),
        width: z.number().int().positive(),
      }),
    ),
  ).describe('The same picture in other formats and widths, the best format first'),
})

/** Without a source that a page may load there is no image. */
export function toImage(wire: z.input<typeof imageWireSchema> | undefined): Image | undefined {
  if (!wire || !isLoadable(wire)) return undefined
  const { sources, ...image } = wire
  return sources ? { ...image, sources: sources.filter(isLoadable) } : image
}

function isLoadable({ src }: { src: string }): boolean {
  return /^(?:https?:\/\/|\/(?![/\\]))/i.test(src)
}
