import type { FormEndpoint } from '#lib/enquiries/forms/definition.ts'
import { endpointFor, type FormName, pathOf, sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { FORM_ENDPOINTS, formsOf } from '#lib/enquiries/forms/wire-schemas.ts'
import { vacancyIdSchema } from '#lib/resources/fields.ts'

export interface FormMatch {
  endpoint: FormEndpoint
  /** Of the endpoint, with the vacancy's id put in. */
  path: string
  vacancyId: string | undefined
}

/** The form endpoint of a path. */
export function findForm(pathname: string): FormMatch | undefined {
  for (const endpoint of FORM_ENDPOINTS) {
    const [before = '', after] = endpoint.path.split('{id}')
    if (after === undefined) {
      if (pathname === endpoint.path) return { endpoint, path: pathname, vacancyId: undefined }
      continue
    }
    if (!pathname.startsWith(before) || !pathname.endsWith(after)) continue
    const id = vacancyIdSchema.safeParse(pathname.slice(before.length, -after.length))
    if (id.success) return { endpoint, path: pathname, vacancyId: id.data }
  }
  return undefined
}

/** Which form was sent: those of one endpoint differ in the fields that only one of them has. */
export function formOf({ endpoint }: FormMatch, body: unknown): FormName {
  const forms = formsOf(endpoint)
  const fields = forms.flatMap(sentFieldsOf)
  const isOwn = (name: string) => fields.filter((field) => field.name === name).length === 1
  const stated = forms.find((form) =>
    sentFieldsOf(form).some(({ name }) => isOwn(name) && Object.hasOwn(Object(body), name)),
  )
  const form = stated ?? forms.at(-1)
  if (!form) throw new Error(`no form is sent to ${endpoint.path}`)
  return form
}

/** A form has one fixed address without script: what is chosen in it decides which is meant. */
export function matchChosen(match: FormMatch, body: Record<string, unknown>): FormMatch {
  const endpoint = endpointFor(formOf(match, body), body) ?? match.endpoint
  return { ...match, endpoint, path: pathOf(endpoint, match.vacancyId) }
}
