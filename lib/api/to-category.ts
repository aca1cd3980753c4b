import type { CategoryWire } from '../contract/category.ts'
import type { Category } from '../domain/category.ts'

export function toCategory({ slug, title, icon, pages }: CategoryWire): Category {
  return { slug, title, icon, pages }
}
