import type { EnquiryForm } from '#lib/domain/enquiry'

export type InlineFormKind =
  | { form: Exclude<EnquiryForm, 'apply'> }
  | { form: 'apply'; vacancyId: string }
