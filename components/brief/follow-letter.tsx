import '#lib/http/client/zod-in-browser.ts'
import type { ReactNode } from 'react'
import { askSite } from '#components/enquiries/ask-site.ts'
import { campaignOf, withCampaign } from '#components/ui/link/campaign.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { briefFactsSchema } from '#lib/resources/brief/facts-wire.ts'
import { FactsPanel } from './facts-panel.tsx'

interface FoundFacts {
  panel: ReactNode
  /** The same in a sentence, for those who hear it. */
  said: string
}

/**
 * What the site knows of the letter as it is chosen now. The address says it too, so that it can be
 * kept, sent on and opened in another language.
 *
 * @throws where it cannot be had
 */
export async function followLetter(query: string, locale: Locale): Promise<FoundFacts> {
  const { pathname, search } = window.location
  const address = withCampaign(pathname + query, campaignOf(search))
  window.history.replaceState(window.history.state, '', address)
  const facts = briefFactsSchema.parse(await askSite(`/api/brief${query}`, locale))
  const said = facts.lines.map(({ term, value }) => `${term}: ${value}.`).join(' ')
  return { panel: <FactsPanel facts={facts} />, said }
}

/** Chooses what the address says; what cannot be chosen is left open. */
export function fillFromAddress(form: HTMLFormElement): void {
  const query = new URLSearchParams(window.location.search)
  for (const select of form.querySelectorAll('select')) {
    const stated = query.get(select.name) ?? ''
    const isKnown = [...select.options].some(({ value }) => value === stated)
    select.value = isKnown ? stated : ''
  }
}
