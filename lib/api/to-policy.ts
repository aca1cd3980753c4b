import type { PolicyWire } from '../contract/policy.ts'
import type { Policy } from '../domain/policy.ts'
import { sanitizeHtml } from './sanitize.ts'

export function toPolicy({ slug, title, body, updated_at }: PolicyWire): Policy {
  return { slug, title, body: sanitizeHtml(body), updatedAt: updated_at }
}
