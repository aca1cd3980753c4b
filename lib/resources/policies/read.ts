import { cache } from 'react'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import { readItem } from '#lib/http/client/api-client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { type PolicyWire, policiesResource } from './definition.ts'
import type { Policy, PolicySlug } from './model.ts'

/** @throws {NotFoundError} @throws {UpstreamError} */
export const getPolicy = cache(
  async (locale: Locale, slug: PolicySlug): Promise<Policy> =>
    readItem(policiesResource.endpoints.one, { param: slug, locale }, toPolicy),
)

function toPolicy(wire: PolicyWire, locale: Locale): Policy {
  const { slug, title, body, updated_at: updatedAt } = wire
  return { slug, title, body: toSafeHtml(body, locale), updatedAt }
}
