import { MAX_LENGTHS } from '#lib/enquiries/forms/field.ts'
import {
  endpointFor,
  type FieldName,
  type FormName,
  pathOf,
  sentFieldsOf,
} from '#lib/enquiries/forms/forms.ts'
import { shortLink } from '#lib/enquiries/page-link.ts'
import { toLine } from '#lib/text/cut-text.ts'

/** What a visitor has filled in. */
export interface EnquiryContent {
  form: FormName
  fields: Readonly<Partial<Record<FieldName, string>>>
  /** Of an application. */
  vacancyId?: string
}

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

/** Where an enquiry goes, and the body that it goes as. */
export function enquiryRequest(
  { form, fields, vacancyId }: EnquiryContent,
  source: EnquirySource,
): EnquiryRequest {
  const endpoint = endpointFor(form, fields)
  if (!endpoint) throw new Error(`no endpoint takes this ${form}`)
  const values = {
    ...fields,
    page: toLine(source.page, MAX_LENGTHS.text),
    link: shortLink(new URL(source.link)),
  }
  const body = sentFieldsOf(form).map(({ name }) => [name, values[name] ?? ''])
  return {
    service: endpoint.service,
    path: pathOf(endpoint, vacancyId),
    body: Object.fromEntries(body),
  }
}
