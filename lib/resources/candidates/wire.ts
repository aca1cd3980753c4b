import { z } from 'zod'
import {
  isoDateSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { imageWireSchema } from '#lib/resources/image-wire.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'

export const candidateProfileWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  name: z.string().min(1),
  category: z.string().min(1),
  position: z.string().min(1),
  summary: z.string(),
  published_at: isoDateSchema,
  available_from: optional(isoDateSchema),
  checks: listOf(z.object({ title: z.string().min(1), date: isoDateSchema })),
  experience_years: z.number().min(0).max(80),
  age: optional(z.number().int().min(16).max(99)),
  languages: listOf(z.object({ code: z.string().min(2), level: z.string().min(1) })),
  location: z.string(),
  ready_to_relocate: z.boolean(),
  availability: z.string(),
  live_in: z.enum(['in', 'out', 'either']),
  expected_salary: optional(salaryWireSchema),
  education: listOf(z.string().min(1)),
  experience: listOf(
    z.object({ period: z.string(), role: z.string().min(1), place: z.string(), text: z.string() }),
  ),
  skills: listOf(z.string().min(1)),
  references_checked: z.boolean(),
  photo: optional(imageWireSchema),
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
})

export type CandidateProfileWire = z.output<typeof candidateProfileWireSchema>
