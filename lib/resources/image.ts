import { z } from 'zod'

/** `width` and `height` are in CSS pixels; `src` is http(s) or an address on the site itself. */
export interface Image {
  src: string
  alt: string
  width: number
  height: number
}

/** `width` and `height` are in CSS pixels. */
export const imageWireSchema = z.object({
  src: z.string().min(1),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

export type ImageWire = z.output<typeof imageWireSchema>

/** Without a source that a page may load there is no image. */
export function toImage(wire: ImageWire | undefined): Image | undefined {
  const isLoadable = wire && /^(?:https?:\/\/|\/(?![/\\]))/i.test(wire.src)
  return isLoadable ? { ...wire } : undefined
}
