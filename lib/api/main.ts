import type { Category } from '../domain/category.ts'
import type { Country } from '../domain/country.ts'
import type { Locale } from '../domain/locale.ts'
import type { Settings } from '../domain/settings.ts'
import { isRecord, unwrap } from './answer.ts'
import { toCountries } from './countries.ts'
import { isUpstreamError, UpstreamError } from './errors.ts'
import { toMenu } from './menus.ts'
import { type ReadContext, read } from './read.ts'
import { currentReads } from './reads.ts'
import { toSiteSettings } from './site-settings.ts'

/** A menu that cannot be used is absent, and may be asked for alone. */
export interface Main {
  settings: Settings
  countries: Country[]
  staffMenu?: Category[]
  candidatesMenu?: Category[]
}

/** Settings, countries and menus in one call. @throws {UpstreamError} */
export function readMain(locale: Locale): Promise<Main> {
  const reads = currentReads()
  return read({
    endpoint: '/api/main',
    locale,
    isRequired: true,
    onMissing: () => {
      reads.isMainOffered = false
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
