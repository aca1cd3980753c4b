import { followPath } from '#lib/enquiries/links/follow-address.ts'
import type { Links } from '#lib/enquiries/links/links.ts'
import { findCaller } from '#lib/enquiries/office/caller.ts'
import type { SentFacts } from '#lib/enquiries/sent-facts.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { findEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import type { Submit } from './submit.ts'

interface TellOptions {
  store: Store
  links: Links
  listOffices: (locale: Locale) => Promise<readonly Office[]>
}

/** Tells whoever sends an enquiry what is known of it beside that it is accepted. */
export function tellingSender(submit: Submit, { store, links, listOffices }: TellOptions): Submit {
  async function factsOf(
    { id, isRepeated = false }: { id: number; isRepeated?: boolean },
    locale: Locale,
  ): Promise<SentFacts> {
    const enquiry = await store.read((db) => findEnquiry(db, id))
    if (!enquiry) return {}
    const caller = findCaller(await listOffices(locale).catch(() => []), enquiry, locale)
    return {
      office: caller?.office.countrySlug,
      call_from: toIso(caller?.window?.isUnbroken ? caller.window.from : undefined),
      due_at: toIso(enquiry.dueAt?.getTime()),
      link: isRepeated ? undefined : followPath(locale, await links.sign('follow', enquiry)),
    }
  }

  return async (enquiry, address) => {
    const result = await submit(enquiry, address)
    if (result.kind !== 'accepted' || result.id === undefined) return result
    const { id, isRepeated } = result
    // It is accepted, whatever else can be said of it.
    const facts = await factsOf({ id, isRepeated }, enquiry.locale).catch(() => ({}))
    return { ...result, facts }
  }
}

function toIso(moment: number | undefined): string | undefined {
  return moment === undefined ? undefined : new Date(moment).toISOString()
}
