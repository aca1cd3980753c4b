import { cache } from 'react'
import { parseOne } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Policy, PolicySlug } from './model.ts'
import { toPolicy } from './to-policy.ts'
import { policyWireSchema } from './wire.ts'

/** @throws {NotFoundError} @throws {UpstreamError} */
export const getPolicy = cache(
  async (locale: Locale, slug: PolicySlug): Promise<Policy> =>
    read({
      endpoint: '/api/policies/{slug}',
      param: slug,
      locale,
      toValue: (payload, context) =>
        toPolicy(parseOne(policyWireSchema, unwrap(payload), context), locale),
    }),
)
