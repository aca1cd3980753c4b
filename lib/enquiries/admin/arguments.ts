import { parseArgs } from 'node:util'
import { z } from 'zod'
import { STATES } from '#lib/enquiries/store/enquiry-record.ts'
import { PHONE_PATTERN } from '#lib/text/phone.ts'

/** What was typed cannot be understood; the message says why. */
export class UsageError extends Error {}

const optionsSchema = z.object({
  state: z.enum(STATES, `--state is one of ${STATES.join(', ')}`).optional(),
  suspicious: z.boolean().optional(),
  since: z.iso
    .date('--since is a day, such as 2026-11-27')
    .transform((day) => new Date(day))
    .optional(),
  office: z.string().optional(),
  due: z.iso
    .datetime({ offset: true, error: '--due is a moment, such as 2026-11-27T12:00:00Z' })
    .transform((moment) => new Date(moment))
    .optional(),
  limit: z.coerce
    .number('--limit is a number')
    .int('--limit is a number of 1 or more')
    .min(1, '--limit is a number of 1 or more')
    .default(50),
  format: z.enum(['csv', 'json'], '--format is csv or json').default('csv'),
  output: z.string().optional(),
  phone: z.string().regex(PHONE_PATTERN, '--phone is written as + and digits').optional(),
  days: z.coerce
    .number('--days is a number of days')
    .min(0, '--days is a number of days')
    .optional(),
  undelivered: z.boolean().default(false),
  keys: z.boolean().default(false),
  yes: z.boolean().default(false),
  help: z.boolean().default(false),
})

export type Options = z.output<typeof optionsSchema>

/** @throws {UsageError} */
export function parseArguments(args: string[]): {
  command: string
  names: string[]
  options: Options
} {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: KINDS })
    const [command = 'help', ...names] = positionals
    return { command, names, options: optionsSchema.parse(values) }
  } catch (error) {
    if (error instanceof z.ZodError) throw new UsageError(error.issues[0]?.message)
    const reason = error instanceof Error ? error.message : String(error)
    // What follows is advice to programmers.
    throw new UsageError(reason.replace(/\. To specify a positional argument.*/s, '.'))
  }
}

const KINDS = {
  state: { type: 'string' },
  suspicious: { type: 'boolean' },
  since: { type: 'string' },
  office: { type: 'string' },
  due: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  phone: { type: 'string' },
  days: { type: 'string' },
  undelivered: { type: 'boolean' },
  keys: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const
