import { cache } from 'react'
import { toSlugParam } from '#lib/http/client/params.ts'
import { parseOne } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { orFromMenu } from '#lib/resources/menus/menu-page.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import type { StaffPage } from './model.ts'
import { toStaffPage } from './to-staff-page.ts'
import { staffPageWireSchema } from './wire.ts'

const ENDPOINT = '/api/staff/{slug}'

/** @throws {NotFoundError} where it stands in no menu either @throws {UpstreamError} */
export const getStaffPage = cache(
  async (locale: Locale, slug: string): Promise<StaffPage | MinimalPage> => {
    const page = read({
      endpoint: ENDPOINT,
      param: toSlugParam(slug, ENDPOINT),
      locale,
      toValue: (payload, context) =>
        toStaffPage(parseOne(staffPageWireSchema, unwrap(payload), context), locale),
    })
    return orFromMenu(page, { locale, kind: 'staff', slug })
  },
)
