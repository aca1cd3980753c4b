import { z } from 'zod'
import { isBlank } from '#lib/text/cut-text.ts'

/** A form filled faster than this was not filled by a person. */
const MIN_FILL_MS = 2_000

/** A form that works without script sends texts, also empty ones. */
const fillTimeSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d{1,15}(\.\d{1,9})?\s*$/)
      .transform(Number),
  ])
  .pipe(z.number().nonnegative())

/** What tells programs from people, and is no part of an enquiry. */
export const SPAM_CHECK_FIELDS = ['website', 'elapsed_ms']

interface SpamCheck {
  /** Without the fields that serve the check alone. */
  body: Record<string, unknown>
  isSuspicious: boolean
}

/**
 * Takes the fields that serve this check alone out of a body. A missing time never counts, since not every sender has one,
 * and neither does one that cannot be: a clock that was set back is no robot.
 */
export function checkSpam({ website, elapsed_ms, ...body }: Record<string, unknown>): SpamCheck {
  const time = fillTimeSchema.safeParse(elapsed_ms)
  const isTooFast = time.success && time.data < MIN_FILL_MS
  return { body, isSuspicious: isFilled(website) || isTooFast }
}

/** A field that no person sees, and programs fill in, with whatever they have. */
function isFilled(website: unknown): boolean {
  if (website === null || website === undefined) return false
  return typeof website !== 'string' || !isBlank(website)
}
