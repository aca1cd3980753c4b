import { type FormDefinition, TYPE_ENDPOINTS } from './definition.ts'
import { SOURCE_FIELDS, TYPE_FIELD } from './field.ts'

/** Somebody wants to write on WhatsApp. */
export const WHATSAPP = {
  endpoints: TYPE_ENDPOINTS,
  fields: [{ ...TYPE_FIELD, initial: 'staff' }, { name: 'phone', kind: 'phone' }, ...SOURCE_FIELDS],
  chat: 'whatsapp',
} as const satisfies FormDefinition
