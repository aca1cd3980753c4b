import type { z } from 'zod'
import {
  applicationFormWireSchema,
  costFormWireSchema,
  jobFormWireSchema,
  staffFormWireSchema,
} from '#lib/enquiries/forms/form-schemas.ts'
import { problemWireSchema, validationProblemWireSchema } from '#lib/http/problem-wire.ts'
import { blogPostSummaryWireSchema, blogPostWireSchema } from '#lib/resources/blog/wire.ts'
import { candidateProfileWireSchema } from '#lib/resources/candidates/wire.ts'
import { countryWireSchema } from '#lib/resources/countries/wire.ts'
import { imageWireSchema } from '#lib/resources/image-wire.ts'
import { categoryWireSchema } from '#lib/resources/menus/wire.ts'
import { pageMetaWireSchema } from '#lib/resources/paging.ts'
import { policyWireSchema } from '#lib/resources/policies/wire.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'
import {
  messengersWireSchema,
  officeWireSchema,
  settingsWireSchema,
} from '#lib/resources/settings/wire.ts'
import { mainWireSchema } from '#lib/resources/shell/wire.ts'
import { staffPageWireSchema } from '#lib/resources/staff/wire.ts'
import { vacancyWireSchema } from '#lib/resources/vacancies/wire.ts'

/** The names under which the published description lists the schemas. */
export const NAMED_SCHEMAS = {
  ApplicationForm: applicationFormWireSchema,
  BlogPost: blogPostWireSchema,
  BlogPostSummary: blogPostSummaryWireSchema,
  CandidateProfile: candidateProfileWireSchema,
  Category: categoryWireSchema,
  CostForm: costFormWireSchema,
  Country: countryWireSchema,
  Image: imageWireSchema,
  JobForm: jobFormWireSchema,
  Main: mainWireSchema,
  Messengers: messengersWireSchema,
  Office: officeWireSchema,
  PageMeta: pageMetaWireSchema,
  Policy: policyWireSchema,
  Problem: problemWireSchema,
  Salary: salaryWireSchema,
  Settings: settingsWireSchema,
  StaffForm: staffFormWireSchema,
  StaffPage: staffPageWireSchema,
  Vacancy: vacancyWireSchema,
  ValidationProblem: validationProblemWireSchema,
} as const satisfies Record<string, z.ZodType>

export type SchemaName = keyof typeof NAMED_SCHEMAS
