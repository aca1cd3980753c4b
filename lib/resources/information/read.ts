import { cache } from 'react'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import { readItem } from '#lib/http/client/api-client.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { escapeHtml } from '#lib/http/page-template.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { type InformationPageWire, informationResource } from './definition.ts'
import { fillIn, toFacts } from './facts.ts'
import { toFigures } from './figures.ts'
import type { InformationPage } from './model.ts'

/** A made-up address costs a backend nothing. @throws {NotFoundError} @throws {UpstreamError} */
export const getInformationPage = cache(
  async (locale: Locale, slug: string): Promise<InformationPage> => {
    const { settings } = await getShell(locale)
    if (!settings.pages.some((page) => page.slug === slug)) throw new NotFoundError()
    const { one } = informationResource.endpoints
    const wire = await readItem(one, { param: slug, locale }, (page) => page)
    return toInformationPage(wire, locale, toFacts(locale, settings))
  },
)

function toInformationPage(
  wire: InformationPageWire,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
): InformationPage {
  const { slug, title, sections, updated_at: updatedAt } = wire
  const { headOfficePhone = '' } = facts
  const inMarkup = {
    ...facts,
    headOfficePhone: `<a href="${toTelHref(headOfficePhone)}">${escapeHtml(headOfficePhone)}</a>`,
  }
  const lead = fillIn(wire.lead, facts)
  return {
    slug,
    title: typesetHeading(title, locale),
    lead: typesetText(lead, locale),
    figures: toFigures(wire.figures, locale, facts),
    sections: sections.map(({ title: heading, body, shows }) => ({
      html: toSafeHtml(`<h2>${escapeHtml(heading)}</h2>${fillIn(body ?? '', inMarkup)}`, locale),
      shows: shows ?? undefined,
    })),
    metaTitle: wire.meta_title,
    metaDescription: fillIn(wire.meta_description ?? wire.lead, facts),
    updatedAt,
  }
}
