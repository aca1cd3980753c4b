import { apiClient, type ReadContext, read } from '#lib/http/client/api-client.ts'
import { isUpstreamError, UpstreamError } from '#lib/http/client/errors.ts'
import { isRecord, unwrap } from '#lib/http/foreign-json.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { toCountries } from '#lib/resources/countries/read.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { toMenu } from '#lib/resources/menus/read.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { toSiteSettings } from '#lib/resources/settings/read.ts'
import { shellResource } from './definition.ts'

/** A menu that cannot be used is absent, and may be asked for alone. */
export interface Main {
  settings: Settings
  countries: Country[]
  staffMenu?: Category[]
  candidatesMenu?: Category[]
}

/** Settings, countries and menus in one call. @throws {UpstreamError} */
export function readMain(locale: Locale): Promise<Main> {
  const client = apiClient()
  return read({
    endpoint: shellResource.endpoints.main,
    locale,
    isRequired: true,
    onMissing: () => {
      client.isMainOffered = false
    },
    toValue: (payload, context) => toMain(unwrap(payload), context),
  })
}

function toMain(payload: unknown, context: ReadContext): Main {
  if (!isRecord(payload)) {
    throw new UpstreamError({ endpoint: context.endpoint, reason: 'not an object' })
  }
  return {
    settings: toSiteSettings(payload.options, context, 'options'),
    countries: toCountries(payload.countries, context, 'countries'),
    staffMenu: toMenuIfUsable(payload.categories, context, 'categories'),
    candidatesMenu: toMenuIfUsable(payload.candidates, context, 'candidates'),
  }
}

function toMenuIfUsable(list: unknown, context: ReadContext, at: string): Category[] | undefined {
  try {
    return toMenu(list, context, at)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    context.log.warn({ endpoint: context.endpoint, reason: error.reason }, 'a menu is not usable')
    return undefined
  }
}
