import { z } from 'zod'
import { MIN_FILL_MS } from '#lib/domain/enquiry'

const fillTimeSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*(-?\d{1,15}(\.\d{1,9})?)?\s*$/)
    .transform((text) => (text.trim() === '' ? undefined : Number(text))),
])

const trapsSchema = z.object({
  /** A field that no person sees, and programs fill in. */
  website: z.string().nullish(),
  elapsed_ms: fillTimeSchema.nullish(),
})

export interface Trapped {
  /** The body without the traps. */
  body: Record<string, unknown>
  isSuspicious: boolean
  /** Traps that hold what no form sends. */
  faults: readonly string[]
}

/** Takes the trap fields out of a body. A missing time never counts: not every sender has one. */
export function springTraps({ website, elapsed_ms, ...body }: Record<string, unknown>): Trapped {
  const parsed = trapsSchema.safeParse({ website, elapsed_ms })
  if (!parsed.success) {
    return {
      body,
      isSuspicious: true,
      faults: parsed.error.issues.map(({ path }) => String(path[0])),
    }
  }
  const traps = parsed.data
  const isFilled = Boolean(traps.website?.trim())
  const isTooFast = typeof traps.elapsed_ms === 'number' && traps.elapsed_ms < MIN_FILL_MS
  return { body, isSuspicious: isFilled || isTooFast, faults: [] }
}
