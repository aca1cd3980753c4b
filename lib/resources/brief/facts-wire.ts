import * as z from 'zod/mini'

/** What the site knows of what a letter asks for, in words; it is shown as it comes. */
export const briefFactsSchema = z.object({
  lines: z.array(z.object({ term: z.string(), value: z.string(), note: z.optional(z.string()) })),
  /** Who is free by the first day, or else soonest after it. */
  people: z.array(
    z.object({ href: z.string(), name: z.string(), note: z.string(), free: z.string() }),
  ),
  peopleTerm: z.string(),
  /** Said where nobody is free by then. */
  nobody: z.string(),
})

export type BriefFacts = z.output<typeof briefFactsSchema>
