/** A visitor needs staff, or looks for work. */
export const ENQUIRY_TYPES = ['staff', 'job'] as const
export type EnquiryType = (typeof ENQUIRY_TYPES)[number]

/** How an employer who asks for a price wants to be answered. */
export const CONTACT_METHODS = ['phone', 'whatsapp', 'telegram'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

export const ENQUIRY_FORMS = ['callback', 'price', 'whatsapp', 'apply'] as const
export type EnquiryForm = (typeof ENQUIRY_FORMS)[number]

/** A form filled faster than this was not filled by a person. */
export const MIN_FILL_MS = 2_000
