import type { z } from 'zod'
import type { SchemaName } from '#lib/api/schema-names.ts'
import { policySlugSchema } from '#lib/resources/policies/wire.ts'
import { slugSchema, vacancyIdSchema } from './fields.ts'
import {
  blogListQuerySchema,
  candidateListQuerySchema,
  menuQuerySchema,
  vacancyListQuerySchema,
} from './queries.ts'

export interface ReadEndpoint {
  name: string
  /** At most one `{parameter}`, and it is the last segment. */
  path: string
  param?: z.ZodType<string>
  query?: z.ZodObject
  service: 'main' | 'jobs'
  summary: string
  answer: { schema: SchemaName; as: 'one' | 'list' | 'page' }
}

/** Every GET of the contract: what is served, passed on and published. */
export const READ_ENDPOINTS = [
  {
    name: 'option',
    path: '/api/option',
    service: 'main',
    summary: 'Settings of the site',
    answer: { schema: 'Settings', as: 'one' },
  },
  {
    name: 'countries',
    path: '/api/countries',
    service: 'main',
    summary: 'Countries, without the world',
    answer: { schema: 'Country', as: 'list' },
  },
  {
    name: 'staffMenu',
    path: '/api/categories',
    query: menuQuerySchema,
    service: 'main',
    summary: 'Categories of the staff menu',
    answer: { schema: 'Category', as: 'list' },
  },
  {
    name: 'candidatesMenu',
    path: '/api/candidates',
    query: menuQuerySchema,
    service: 'main',
    summary: 'Categories of the candidates menu',
    answer: { schema: 'Category', as: 'list' },
  },
  {
    name: 'main',
    path: '/api/main',
    service: 'main',
    summary: 'Settings, countries and both menus in one call',
    answer: { schema: 'Main', as: 'one' },
  },
  {
    name: 'staffPage',
    path: '/api/staff/{slug}',
    param: slugSchema,
    service: 'main',
    summary: 'A position',
    answer: { schema: 'StaffPage', as: 'one' },
  },
  {
    name: 'candidateProfile',
    path: '/api/candidate/{slug}',
    param: slugSchema,
    service: 'main',
    summary: 'A candidate',
    answer: { schema: 'CandidateProfile', as: 'one' },
  },
  {
    name: 'candidateList',
    path: '/api/candidates/list',
    query: candidateListQuerySchema,
    service: 'main',
    summary: 'Candidates, newest first',
    answer: { schema: 'CandidateProfile', as: 'page' },
  },
  {
    name: 'blogList',
    path: '/api/blog',
    query: blogListQuerySchema,
    service: 'main',
    summary: 'Blog posts, newest first',
    answer: { schema: 'BlogPostSummary', as: 'page' },
  },
  {
    name: 'blogPost',
    path: '/api/blog/{slug}',
    param: slugSchema,
    service: 'main',
    summary: 'A blog post',
    answer: { schema: 'BlogPost', as: 'one' },
  },
  {
    name: 'policy',
    path: '/api/policies/{slug}',
    param: policySlugSchema,
    service: 'main',
    summary: 'A policy',
    answer: { schema: 'Policy', as: 'one' },
  },
  {
    name: 'vacancyList',
    path: '/api/vacancies',
    query: vacancyListQuerySchema,
    service: 'jobs',
    summary: 'Open vacancies, newest first; every word of q must occur',
    answer: { schema: 'Vacancy', as: 'page' },
  },
  {
    name: 'vacancy',
    path: '/api/vacancies/{id}',
    param: vacancyIdSchema,
    service: 'jobs',
    summary: 'A vacancy, closed ones included',
    answer: { schema: 'Vacancy', as: 'one' },
  },
] as const satisfies readonly ReadEndpoint[]

export type ReadEndpointName = (typeof READ_ENDPOINTS)[number]['name']
