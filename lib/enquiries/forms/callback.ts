import { type FormDefinition, TYPE_ENDPOINTS } from './definition.ts'
import { SOURCE_FIELDS, TYPE_FIELD } from './field.ts'

/** Somebody wants to be called. */
export const CALLBACK = {
  endpoints: TYPE_ENDPOINTS,
  fields: [
    TYPE_FIELD,
    { name: 'name', kind: 'name' },
    { name: 'phone', kind: 'phone' },
    ...SOURCE_FIELDS,
  ],
  chat: 'offered',
} as const satisfies FormDefinition
