import { z } from 'zod'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { type Terms, termsSchema } from './data-terms.ts'
import { FORM_NAMES } from './forms/forms.ts'

export type TargetName = 'backend' | 'webhook' | 'email'

/** An enquiry that has passed every check, before it is stored. */
export interface NewEnquiry {
  /** The idempotency key: the visitor's, or one made for a form without script. */
  key: string
  bodyHash: string
  /** Whether the key is the visitor's, who may send the same again under it. */
  isKeyStated: boolean
  /** Body and address: the same of them within ten minutes is one submission, whatever its key. */
  senderHash: string
  form: z.output<typeof enquirySchema>['form']
  service: 'main' | 'jobs'
  /** Of the endpoint, as the contract names it. */
  path: string
  locale: Locale
  fields: Readonly<Record<string, string>>
  isSuspicious: boolean
  /** Whether the site has sent it itself, to see that enquiries arrive. */
  isSynthetic?: boolean
  /** The trace of the request that it came with, as `traceparent` says it. */
  traceParent?: string
  /** Which words about data its sender saw. */
  terms?: Terms
}

/** Whose an enquiry is, and by when somebody has to call; neither where that is not known. */
export interface Responsibility {
  /** The slug of an office's country. */
  office: string | null
  dueAt: Date | null
}

/** What became of the call, as the office says. */
export const OUTCOMES = ['reached', 'no_reply', 'wrong_number'] as const
export type CallOutcome = (typeof OUTCOMES)[number]

/** How an office says something: by a link of its mail, or by the command line. */
export const CHANNELS = ['link', 'command'] as const

/** The furthest that a Date goes. */
export const MAX_TIME_MS = 8.64e15
export const timeSchema = z.number().min(-MAX_TIME_MS).max(MAX_TIME_MS)

const storedTermsSchema = z
  .string()
  .nullable()
  .transform((text): Terms | null => {
    try {
      return text === null ? null : termsSchema.parse(JSON.parse(text))
    } catch {
      return null
    }
  })

/** A stored enquiry, read back from its row. */
export const enquirySchema = z
  .object({
    enquiry_id: z.number(),
    key: z.string(),
    reference: z.string(),
    form: z.enum(FORM_NAMES),
    service: z.enum(['main', 'jobs']),
    path: z.string(),
    locale: z.enum(LOCALES),
    fields: z
      .string()
      .transform((text, { issues }) => {
        try {
          const value: unknown = JSON.parse(text)
          return value
        } catch {
          // The reason that JSON gives quotes the text, which names the visitor.
          issues.push({ code: 'custom', input: text, message: 'no JSON' })
          return z.NEVER
        }
      })
      .pipe(z.record(z.string(), z.string())),
    is_suspicious: z.number(),
    is_synthetic: z.number(),
    created_at: timeSchema,
    office: z.string().nullable(),
    due_at: timeSchema.nullable(),
    taken_at: timeSchema.nullable(),
    /** The office that took it. */
    taken_by: z.string().nullable(),
    taken_via: z.enum(CHANNELS).nullable(),
    answered_at: timeSchema.nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
    /** When the visitor would rather be called, in the visitor's words. */
    better_time: z.string().nullable(),
    /** Which words about data its sender saw; null where it stated none, or they cannot be read. */
    terms: storedTermsSchema,
    trace_parent: z.string().nullable(),
  })
  .transform(({ enquiry_id, is_suspicious, is_synthetic, created_at, ...rest }) => {
    const {
      due_at,
      taken_at,
      taken_by,
      taken_via,
      answered_at,
      better_time,
      trace_parent,
      ...same
    } = rest
    return {
      ...same,
      id: enquiry_id,
      isSuspicious: is_suspicious === 1,
      isSynthetic: is_synthetic === 1,
      createdAt: new Date(created_at),
      dueAt: toDate(due_at),
      takenAt: toDate(taken_at),
      takenBy: taken_by,
      takenVia: taken_via,
      answeredAt: toDate(answered_at),
      betterTime: better_time,
      traceParent: trace_parent,
    }
  })

export type Enquiry = z.output<typeof enquirySchema>

export const ENQUIRY_COLUMNS = `enquiries.id AS enquiry_id, key, reference, form, service, path,
  locale, fields, is_suspicious, is_synthetic, created_at, enquiries.office, due_at, taken_at, taken_by, taken_via,
  answered_at, outcome, better_time, terms, trace_parent`

function toDate(time: number | null): Date | null {
  return time === null ? null : new Date(time)
}
