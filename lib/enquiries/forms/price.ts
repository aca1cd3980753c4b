import type { FormDefinition } from './definition.ts'
import { SOURCE_FIELDS } from './field.ts'

/** An employer asks for a price. */
export const PRICE = {
  endpoints: [{ path: '/api/form-cost', service: 'main', body: 'CostForm' }],
  fields: [
    { name: 'position', kind: 'position', isOptional: true },
    { name: 'location', kind: 'text', isOptional: true },
    { name: 'schedule', kind: 'text', isOptional: true },
    { name: 'contact', kind: 'select', choices: ['phone', 'whatsapp', 'telegram'] },
    { name: 'name', kind: 'name', shownWhen: 'contact' },
    { name: 'phone', kind: 'phone', shownWhen: 'contact' },
    ...SOURCE_FIELDS,
  ],
} as const satisfies FormDefinition
