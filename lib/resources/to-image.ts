import type { Image } from './image.ts'
import type { ImageWire } from './image-wire.ts'

/** Without a source that a page may load there is no image. */
export function toImage(wire: ImageWire | undefined): Image | undefined {
  const isLoadable = wire && /^(?:https?:\/\/|\/(?![/\\]))/i.test(wire.src)
  return isLoadable ? { ...wire } : undefined
}
