import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Policy } from './model.ts'
import type { PolicyWire } from './wire.ts'

export function toPolicy(wire: PolicyWire, locale: Locale): Policy {
  const { slug, title, body, updated_at: updatedAt } = wire
  return { slug, title, body: toSafeHtml(body, locale), updatedAt }
}
