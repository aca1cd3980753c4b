import type { z } from 'zod'
import {
  applicationFormWireSchema,
  costFormWireSchema,
  jobFormWireSchema,
  staffFormWireSchema,
} from '#lib/enquiries/forms/form-schemas.ts'
import { pageMetaWireSchema } from '#lib/http/paging.ts'
import { problemWireSchema, validationProblemWireSchema } from '#lib/http/problem-wire.ts'
import { imageWireSchema } from '#lib/resources/image-wire.ts'
import { RESOURCES } from '#lib/resources/resources.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'

const FORM_SCHEMAS = {
  ApplicationForm: applicationFormWireSchema,
  CostForm: costFormWireSchema,
  JobForm: jobFormWireSchema,
  StaffForm: staffFormWireSchema,
} as const

/** The names under which the published description lists the schemas. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...RESOURCES.map(({ schemas }) => schemas),
  FORM_SCHEMAS,
  {
    Image: imageWireSchema,
    PageMeta: pageMetaWireSchema,
    Problem: problemWireSchema,
    Salary: salaryWireSchema,
    ValidationProblem: validationProblemWireSchema,
  },
)
