import type { z } from 'zod'
import { FORM_WIRE_SCHEMAS } from '#lib/enquiries/forms/wire-schemas.ts'
import { pageMetaWireSchema } from '#lib/http/paging.ts'
import { problemWireSchema, validationProblemWireSchema } from '#lib/http/problem-message.ts'
import { imageWireSchema } from '#lib/resources/image.ts'
import { RESOURCES } from '#lib/resources/resources.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'

/** The names under which the published description lists the schemas. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...RESOURCES.map(({ schemas }) => schemas),
  Object.fromEntries(FORM_WIRE_SCHEMAS),
  {
    Image: imageWireSchema,
    PageMeta: pageMetaWireSchema,
    Problem: problemWireSchema,
    Salary: salaryWireSchema,
    ValidationProblem: validationProblemWireSchema,
  },
)
