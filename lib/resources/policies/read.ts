import { cache } from 'react'
import { type SafeHtml, splitLead } from '#lib/html/safe-html.ts'
import { toPlainText } from '#lib/html/sanitize.ts'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import { readItem } from '#lib/http/client/api-client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { toFacts } from '#lib/resources/information/facts.ts'
import { toFigures } from '#lib/resources/information/figures.ts'
import type { Figure } from '#lib/resources/information/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { toLine } from '#lib/text/cut-text.ts'
import { type PolicyWire, policiesResource } from './definition.ts'

export type PolicySlug = 'cookies-policy' | 'privacy-policy'

export interface Policy {
  slug: PolicySlug
  title: string
  lead?: string
  figures: Figure[]
  body: SafeHtml
  metaDescription: string
  /** ISO 8601. */
  updatedAt: string
  /** What the agency says elsewhere about the same. */
  related: Settings['pages']
}

const RELATED_PAGES = ['how-we-check', 'stay-safe', 'who-we-are']

/** What search engines show of one. */
const DESCRIPTION_LENGTH = 155

/** @throws {NotFoundError} @throws {UpstreamError} */
export const getPolicy = cache(async (locale: Locale, slug: PolicySlug): Promise<Policy> => {
  const { settings } = await getShell(locale)
  const facts = toFacts(locale, settings)
  const { one } = policiesResource.endpoints
  return readItem(one, { param: slug, locale }, (wire) =>
    toPolicy(wire, locale, facts, settings.pages),
  )
})

function toPolicy(
  wire: PolicyWire,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
  pages: Settings['pages'],
): Policy {
  const { slug, title, updated_at: updatedAt } = wire
  const body = toSafeHtml(wire.body, locale)
  const { lead, rest } = splitLead(body)
  const beginning = toLine(toPlainText(body), DESCRIPTION_LENGTH)
  const figures = toFigures(wire.figures, locale, facts)
  return {
    slug,
    title: typesetHeading(title, locale),
    lead,
    figures,
    body: rest,
    metaDescription: wire.meta_description ?? beginning,
    updatedAt,
    related: pages.filter((page) => RELATED_PAGES.includes(page.slug)),
  }
}
