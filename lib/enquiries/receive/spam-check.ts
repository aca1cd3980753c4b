import { z } from 'zod'
import { MIN_FILL_MS } from '#lib/enquiries/model.ts'
import { isBlank } from '#lib/text/cut-text.ts'

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

export const TRAP_FIELDS = ['website', 'elapsed_ms']

export interface Trapped {
  /** The body without the traps. */
  body: Record<string, unknown>
  isSuspicious: boolean
}

/**
 * Takes the trap fields out of a body. A missing time never counts, since not every sender has one,
 * and neither does one that cannot be: a clock that was set back is no robot.
 */
export function checkSpam({ website, elapsed_ms, ...body }: Record<string, unknown>): Trapped {
  const time = fillTimeSchema.safeParse(elapsed_ms)
  const isTooFast = time.success && time.data < MIN_FILL_MS
  return { body, isSuspicious: isFilled(website) || isTooFast }
}

/** A field that no person sees, and programs fill in, with whatever they have. */
function isFilled(website: unknown): boolean {
  if (website === null || website === undefined) return false
  return typeof website !== 'string' || !isBlank(website)
}
