import { parseArgs } from 'node:util'
import { z } from 'zod'
import { PROGRESS, STATES } from '#lib/enquiries/store/enquiry-record.ts'
import { OUTCOMES } from '#lib/enquiries/stored-enquiry.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { normalizePhone, PHONE_PATTERN } from '#lib/text/phone.ts'

/** What was typed cannot be understood; the message says why. */
export class UsageError extends Error {}

/** The command was understood, and something is wrong with what it has looked at. */
export class FaultError extends Error {}

const LISTED_STATES = [...PROGRESS, ...STATES] as const

const optionsSchema = z.object({
  state: z.enum(LISTED_STATES, `--state is one of ${LISTED_STATES.join(', ')}`).optional(),
  outcome: z.enum(OUTCOMES, `--outcome is one of ${OUTCOMES.join(', ')}`).optional(),
  suspicious: z.boolean().optional(),
  since: z.iso
    .date('--since is a day, such as 2026-11-27')
    .transform((day) => new Date(day))
    .optional(),
  office: z.string().optional(),
  due: z
    .union([
      z.literal('now'),
      z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
    ])
    .optional(),
  limit: z.coerce
    .number('--limit is a number')
    .int('--limit is a number of 1 or more')
    .min(1, '--limit is a number of 1 or more')
    .default(50),
  format: z.enum(['csv', 'json'], '--format is csv or json').default('csv'),
  output: z.string().optional(),
  phone: z
    .string()
    .transform(spellingsOf)
    .refine((numbers) => numbers.length > 0, '--phone is a number with the code of its country')
    .optional(),
  weeks: z.coerce
    .number('--weeks is a number of weeks')
    .int('--weeks is a whole number of weeks')
    .min(1, '--weeks is 1 or more')
    .max(520, '--weeks is 520 or less')
    .default(8),
  days: z.coerce
    .number('--days is a number of days')
    .min(0, '--days is a number of days')
    .optional(),
  undelivered: z.boolean().default(false),
  keys: z.boolean().default(false),
  yes: z.boolean().default(false),
  force: z.boolean().default(false),
  url: z.url({ protocol: /^https?$/, error: '--url is an http(s) address' }).optional(),
  help: z.boolean().default(false),
})

/**
 * The numbers that somebody may mean: as it is dialled from anywhere, or from within a country
 * whose language the site speaks.
 */
function spellingsOf(written: string): string[] {
  const read = LOCALES.map((locale) => normalizePhone(written, locale))
  const bare = read.filter((number) => /^[1-9]\d{7,}$/.test(number)).map((number) => `+${number}`)
  return [...new Set([...read, ...bare])].filter((number) => PHONE_PATTERN.test(number))
}

export type Options = z.output<typeof optionsSchema>

/** @throws {UsageError} */
export function parseArguments(args: string[]): {
  command: string
  names: string[]
  options: Options
  /** The names of the options that were typed. */
  stated: string[]
} {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: KINDS })
    const [command = 'help', ...names] = positionals
    const stated = Object.keys(values)
    return { command, names, options: optionsSchema.parse(values), stated }
  } catch (error) {
    if (error instanceof z.ZodError) throw new UsageError(messageOf(error))
    const reason = error instanceof Error ? error.message : String(error)
    // What follows is advice to programmers.
    throw new UsageError(reason.replace(/\. To specify a positional argument.*/s, '.'))
  }
}

function messageOf({ issues: [issue] }: z.ZodError): string | undefined {
  if (issue?.path[0] !== 'due') return issue?.message
  return '--due is a moment, such as 2026-11-27T12:00:00Z, or now'
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
  outcome: { type: 'string' },
  weeks: { type: 'string' },
  days: { type: 'string' },
  undelivered: { type: 'boolean' },
  keys: { type: 'boolean' },
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const
