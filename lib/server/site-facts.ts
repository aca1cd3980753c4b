import type { EmbeddedApi } from '#lib/api/embedded-api.ts'
import { findMarks } from '#lib/config/demonstration.ts'
import type { Settings as Environment } from '#lib/config/settings.ts'
import { isHiddenSite } from '#lib/http/search-engines.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { Log } from '#lib/log/log.ts'
import { settingsContent } from '#lib/resources/settings/definition.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { readSettings } from '#lib/resources/settings/read.ts'
import { instance } from './instance.ts'

const LOOK_AT_BACKEND_EVERY_MS = 600_000

/**
 * Keeps at hand what has to be known without waiting: whether the site still shows what is made
 * up, and what the box for consent says. Content is looked at as it stands; of a backend, its
 * settings, which every page shows, every ten minutes.
 */
export async function watchSiteFacts(
  embeddedApi: EmbeddedApi | undefined,
  { consentLanguages }: Environment,
  log: Log,
): Promise<void> {
  if (embeddedApi) watchContent(embeddedApi)
  else await watchBackend()
  if (isHiddenSite()) log.warn({}, HIDDEN)
  const silent = consentLanguages.filter((locale) => !instance().consentText?.(locale))
  if (silent.length > 0) log.error({ languages: silent }, WITHOUT_WORDS)
}

const HIDDEN =
  'the site still shows what is made up for the demonstration: it is kept from search engines, and no vacancy is offered to them; npm run ready lists what is left'
const WITHOUT_WORDS =
  'CONSENT_LANGUAGES asks for a box, and neither content nor backend says its text (consent): no box is shown'

function watchContent({ content }: EmbeddedApi): void {
  const site = instance()
  site.showsDemonstration = content.hasDemonstration
  site.consentText = (locale) => content.read()[locale].get(settingsContent)?.consent ?? undefined
}

async function watchBackend(): Promise<void> {
  const known = new Map<Locale, Settings>()
  let isMadeUp = false
  const look = async () => {
    for (const locale of LOCALES) {
      const settings = await readSettings(locale).catch(() => undefined)
      if (settings) known.set(locale, settings)
    }
    isMadeUp = !findMarks([...known.values()]).next().done
  }
  await look()
  setInterval(look, LOOK_AT_BACKEND_EVERY_MS).unref()
  const site = instance()
  site.showsDemonstration = () => isMadeUp
  site.consentText = (locale) => known.get(locale)?.consent
}
