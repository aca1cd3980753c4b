import { cache } from 'react'
import { staffPageWireSchema } from '../contract/staff-page.ts'
import type { MinimalPage } from '../domain/category.ts'
import type { Locale } from '../domain/locale.ts'
import type { StaffPage } from '../domain/staff-page.ts'
import { unwrap } from './answer.ts'
import { orFromMenu } from './menu-page.ts'
import { toSlugParam } from './params.ts'
import { parseOne } from './parse.ts'
import { read } from './read.ts'
import { toStaffPage } from './to-staff-page.ts'

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
