import type { z } from 'zod'
import { blogPostSummaryWireSchema, blogPostWireSchema } from './blog-post.ts'
import { candidateProfileWireSchema } from './candidate-profile.ts'
import { categoryWireSchema } from './category.ts'
import { countryWireSchema } from './country.ts'
import {
  applicationFormWireSchema,
  costFormWireSchema,
  jobFormWireSchema,
  staffFormWireSchema,
} from './forms.ts'
import { imageWireSchema } from './image.ts'
import { mainWireSchema } from './main.ts'
import { pageMetaWireSchema } from './paging.ts'
import { policyWireSchema } from './policy.ts'
import { problemWireSchema, validationProblemWireSchema } from './problem.ts'
import { salaryWireSchema } from './salary.ts'
import { messengersWireSchema, officeWireSchema, settingsWireSchema } from './settings.ts'
import { staffPageWireSchema } from './staff-page.ts'
import { vacancyWireSchema } from './vacancy.ts'

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
