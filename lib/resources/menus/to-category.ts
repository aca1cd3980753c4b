import type { Category } from './model.ts'
import type { CategoryWire } from './wire.ts'

export function toCategory({ slug, title, icon, pages }: CategoryWire): Category {
  return { slug, title, icon, pages }
}
