import * as z from 'zod/mini'

/** What a browser is told of an office, so that it can say when that calls. */
const callingOfficeSchema = z.object({
  countrySlug: z.string(),
  title: z.string(),
  /** By which its time is named. */
  place: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  people: z.array(z.object({ name: z.string(), languages: z.array(z.string()) })),
  promiseMinutes: z.number(),
  /** When it works, for some days. */
  spans: z.array(z.object({ start: z.number(), end: z.number() })),
})

export type CallingOffice = z.output<typeof callingOfficeSchema>

export const callingTimesSchema = z.object({
  offices: z.array(callingOfficeSchema),
  /** The words in which it is said, by key. */
  texts: z.record(z.string(), z.string()),
})

export type CallingTimes = z.output<typeof callingTimesSchema>
