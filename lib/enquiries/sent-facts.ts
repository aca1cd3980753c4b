import * as z from 'zod/mini'
import type { FormName } from './forms/forms.ts'

const momentSchema = z.iso.datetime({ offset: true })

/**
 * What the sender of an enquiry is told beside its reference; each only where it is known. `office`
 * is the slug of its country, `link` the path of the page on which the enquiry is followed.
 */
export const sentFactsSchema = z.object({
  office: z.optional(z.string()),
  call_from: z.optional(momentSchema),
  due_at: z.optional(momentSchema),
  link: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
})

export type SentFacts = z.output<typeof sentFactsSchema>

/** What an enquiry is about, as far as its sender is told what to have ready, and what to expect. */
export const matterSchema = z.object({
  ready: z.enum(['staff', 'job', 'price', 'apply']),
  /** Its sender would rather be written to than called. */
  isWritten: z.boolean(),
})

type Matter = z.output<typeof matterSchema>

export const sentSchema = z.object({
  reference: z.string(),
  facts: sentFactsSchema,
  matter: matterSchema,
})

/** With the number that is called, where it is known: it is kept nowhere; and whom one is to meet. */
export type SentEnquiry = z.output<typeof sentSchema> & { phone?: string; candidate?: string }

export function matterOf(form: FormName, fields: Readonly<Record<string, unknown>>): Matter {
  const isWritten = form === 'whatsapp' || (form === 'price' && fields.contact !== 'phone')
  if (form === 'price' || form === 'apply') return { ready: form, isWritten }
  return { ready: fields.type === 'job' ? 'job' : 'staff', isWritten }
}
