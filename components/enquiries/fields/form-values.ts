import type { EnquiryForm } from '#lib/enquiries/model.ts'

export type FieldName = 'type' | 'position' | 'location' | 'schedule' | 'contact' | 'name' | 'phone'

/** What a form holds; a field that it does not show is empty. */
export type EnquiryValues = Record<FieldName | 'website', string>

/** The fields of each form, from top to bottom. */
export const FIELDS: Record<EnquiryForm, readonly FieldName[]> = {
  callback: ['type', 'name', 'phone'],
  price: ['position', 'location', 'schedule', 'contact', 'name', 'phone'],
  whatsapp: ['type', 'phone'],
  apply: ['name', 'phone'],
}

const EMPTY_VALUES: Readonly<EnquiryValues> = {
  type: '',
  position: '',
  location: '',
  schedule: '',
  contact: '',
  name: '',
  phone: '',
  website: '',
}

/** What a form begins with where nothing else is known. */
export const DEFAULT_VALUES: Record<EnquiryForm, Readonly<EnquiryValues>> = {
  callback: EMPTY_VALUES,
  price: EMPTY_VALUES,
  whatsapp: { ...EMPTY_VALUES, type: 'staff' },
  apply: EMPTY_VALUES,
}

/** Lengths that the server takes, in characters. */
export const MAX_LENGTHS = { name: 120, text: 300 } as const
