import type { PolicyWire } from '../contract/policy.ts'
import type { Locale } from '../domain/locale.ts'
import type { Policy } from '../domain/policy.ts'
import { toSafeHtml } from './to-safe-html.ts'

export function toPolicy(wire: PolicyWire, locale: Locale): Policy {
  const { slug, title, body, updated_at: updatedAt } = wire
  return { slug, title, body: toSafeHtml(body, locale), updatedAt }
}
