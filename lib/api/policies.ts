import { cache } from 'react'
import { policyWireSchema } from '../contract/policy.ts'
import type { Locale } from '../domain/locale.ts'
import type { Policy, PolicySlug } from '../domain/policy.ts'
import { unwrap } from './answer.ts'
import { parseOne } from './parse.ts'
import { read } from './read.ts'
import { toPolicy } from './to-policy.ts'

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
