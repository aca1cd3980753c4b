import { FORM_ENDPOINTS, type FormEndpoint } from '#lib/enquiries/forms/form-endpoints.ts'
import { vacancyIdSchema } from '#lib/resources/fields.ts'

export interface FormMatch {
  body: FormEndpoint['body']
  service: FormEndpoint['service']
  /** Of the endpoint, with the vacancy's id put in. */
  path: string
  vacancyId: string | undefined
}

const ENDPOINTS: readonly FormEndpoint[] = FORM_ENDPOINTS

/** The form endpoint of a path. */
export function findForm(pathname: string): FormMatch | undefined {
  for (const { path, service, body } of ENDPOINTS) {
    const [before = '', after] = path.split('{id}')
    if (after === undefined) {
      if (pathname === path) return { body, service, path, vacancyId: undefined }
      continue
    }
    if (!pathname.startsWith(before) || !pathname.endsWith(after)) continue
    const id = vacancyIdSchema.safeParse(pathname.slice(before.length, -after.length))
    if (id.success) return { body, service, path: pathname, vacancyId: id.data }
  }
  return undefined
}
