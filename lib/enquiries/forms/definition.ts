import type { EnquiryType, FieldDefinition } from './field.ts'

export interface FormDefinition {
  endpoints: readonly FormEndpoint[]
  /** From top to bottom. */
  fields: readonly FieldDefinition[]
  /** Where it goes on to once it is accepted: a chat by a button of its own, or always WhatsApp. */
  chat?: 'offered' | 'whatsapp'
}

/** A POST of the contract. */
export interface FormEndpoint {
  path: string
  service: 'main' | 'jobs'
  /** The published name of its body. */
  body: string
  /** The only type that it takes. */
  type?: EnquiryType
}

/** Where a form goes that asks for staff or for work: without script to the first of them. */
export const TYPE_ENDPOINTS = [
  {
    path: '/api/form-staff',
    service: 'main',
    body: 'StaffForm',
    type: 'staff',
  },
  {
    path: '/api/form-job',
    service: 'main',
    body: 'JobForm',
    type: 'job',
  },
] as const satisfies readonly FormEndpoint[]
