import { z } from 'zod'
import { optional } from '#lib/resources/fields.ts'
import { currencySchema } from '#lib/resources/salary-wire.ts'

const choiceSchema = z.enum(['country_slug', 'category', 'q', 'live_in', 'pay_from'])

/** What a vacancy list is narrowed by; each can be undone without the others. */
export type Choice = z.output<typeof choiceSchema>

const countsSchema = z.record(z.string(), z.number().int().min(0))

/** What there is to be said of a search beside what was found. */
export const vacancySearchWireSchema = z.object({
  /** What the words were taken for, where that is not what was typed. */
  corrected: optional(z.string()),
  /** How long the list would be with another choice in place of the one made. */
  counts: z.object({
    country_slug: countsSchema,
    category: countsSchema,
    live_in: countsSchema,
    pay_from: countsSchema,
  }),
  /** How many of the list say nothing of a choice; they stand last. */
  unsaid: z.object({ live_in: z.number().int().min(0), pay_from: z.number().int().min(0) }),
  /** What pay is compared by, a month. */
  pay: optional(
    z.object({ currency: currencySchema, date: z.iso.date(), steps: z.array(z.number().int()) }),
  ),
  /** Where nothing was found: what to let go, and how much there is then. */
  without: z.array(
    z.object({ filter: choiceSchema, q: optional(z.string()), total: z.number().int().min(1) }),
  ),
  /** And what meets the most, with the choices and words that it does not. */
  nearest: z.array(
    z.object({
      id: z.string(),
      choices: z.array(choiceSchema.exclude(['q'])),
      words: z.array(z.string()),
    }),
  ),
})

export type VacancySearchWire = z.output<typeof vacancySearchWireSchema>

/** As it is sent. */
export type VacancySearchAnswer = z.input<typeof vacancySearchWireSchema>
