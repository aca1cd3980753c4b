import type { FormDefinition } from './definition.ts'

/** Somebody applies for a vacancy. */
export const APPLY = {
  endpoints: [
    {
      path: '/api/vacancies/{id}/apply',
      service: 'jobs',
      body: 'ApplicationForm',
    },
  ],
  fields: [
    { name: 'name', kind: 'name' },
    { name: 'phone', kind: 'phone' },
  ],
} as const satisfies FormDefinition
