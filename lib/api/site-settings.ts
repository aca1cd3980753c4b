import { settingsWireSchema } from '../contract/settings.ts'
import type { Locale } from '../domain/locale.ts'
import type { Settings } from '../domain/settings.ts'
import { unwrap } from './answer.ts'
import { parseOne } from './parse.ts'
import { type ReadContext, read } from './read.ts'
import { toSettings } from './to-settings.ts'

/** @throws {UpstreamError} */
export function readSettings(locale: Locale): Promise<Settings> {
  return read({
    endpoint: '/api/option',
    locale,
    isRequired: true,
    toValue: (payload, context) => toSiteSettings(unwrap(payload), context),
  })
}

export function toSiteSettings(payload: unknown, context: ReadContext, at?: string): Settings {
  return toSettings(parseOne(settingsWireSchema, payload, context, at), context.overrides)
}
