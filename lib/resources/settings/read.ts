import { type ReadContext, read } from '#lib/http/client/api-client.ts'
import { parseOne } from '#lib/http/client/parse-response.ts'
import { unwrap } from '#lib/http/foreign-json.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { settingsResource, settingsWireSchema } from './definition.ts'
import type { Settings } from './model.ts'
import { toSettings } from './to-settings.ts'

/** @throws {UpstreamError} */
export function readSettings(locale: Locale): Promise<Settings> {
  return read({
    endpoint: settingsResource.endpoints.one,
    locale,
    toValue: (payload, context) => toSiteSettings(unwrap(payload), context),
  })
}

export function toSiteSettings(payload: unknown, context: ReadContext, at?: string): Settings {
  return toSettings(parseOne(settingsWireSchema, payload, context, at), context.overrides)
}
