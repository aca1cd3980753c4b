import { z } from 'zod'

/** Any failure: the status says what kind, the message is for the visitor. */
export const problemWireSchema = z.object({ message: z.string() })

/** 422 of a form. */
export const validationProblemWireSchema = problemWireSchema.extend({
  errors: z.record(z.string(), z.array(z.string())),
})
