import type { ContactMethod, EnquiryType } from '#lib/enquiries/model.ts'
import { shortLink } from '#lib/enquiries/page-link.ts'
import { toLine } from '#lib/text/cut-text.ts'

/** What a visitor fills in, by form. */
export type EnquiryContent =
  | { form: 'callback'; type: EnquiryType; name: string; phone: string }
  | { form: 'whatsapp'; type: EnquiryType; phone: string }
  | {
      form: 'price'
      position: string
      location: string
      schedule: string
      contact: ContactMethod
      name: string
      phone: string
    }
  | { form: 'apply'; vacancyId: string; name: string; phone: string }

/** Where the visitor is: the title of the page and its address. */
export interface EnquirySource {
  page: string
  link: string
}

export interface EnquiryRequest {
  service: 'main' | 'jobs'
  path: string
  body: Readonly<Record<string, string>>
}

const MAX_PAGE_LENGTH = 300

/** Where an enquiry goes, and the body that it goes as. */
export function enquiryRequest(content: EnquiryContent, source: EnquirySource): EnquiryRequest {
  if (content.form === 'apply') {
    const { vacancyId, name, phone } = content
    const path = `/api/vacancies/${encodeURIComponent(vacancyId)}/apply`
    return { service: 'jobs', path, body: { name, phone } }
  }
  const { form, ...fields } = content
  const body = {
    ...fields,
    page: toLine(source.page, MAX_PAGE_LENGTH),
    link: shortLink(new URL(source.link)),
  }
  if (form === 'price') return { service: 'main', path: '/api/form-cost', body }
  const path = content.type === 'staff' ? '/api/form-staff' : '/api/form-job'
  return { service: 'main', path, body }
}
