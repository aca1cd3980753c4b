import { randomUUID } from 'node:crypto'
import { Agent } from 'undici'
import { postJson, reasonOf } from '#lib/enquiries/deliver/post-json.ts'
import type { FormEndpoint } from '#lib/enquiries/forms/definition.ts'
import { type SentField, sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { FORM_ENDPOINTS, formsOf } from '#lib/enquiries/forms/wire-schemas.ts'
import { type BackendAccess, toBackendAddress } from '#lib/http/client/backend-access.ts'
import { readFieldMessages } from '#lib/http/problem-message.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import type { Tell } from './report.ts'

const TIMEOUT_MS = 10_000

export interface PostCheckOptions {
  bases: { main: string; jobs: string }
  access?: BackendAccess
  vacancyId: string | undefined
  tell: Tell
}

/** Sends each form that there is, twice, with another body, and without what it must have. */
export async function checkPosts({ bases, access, vacancyId, tell }: PostCheckOptions) {
  const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })
  for (const endpoint of FORM_ENDPOINTS) {
    const path = pathOf(endpoint, vacancyId)
    const place = `POST ${endpoint.path}`
    if (!path) {
      tell('note', place, 'not tried: there is no vacancy')
      continue
    }
    const { baseUrl, headers } = toBackendAddress(bases[endpoint.service], endpoint.service, access)
    const send = async (key: string, body: object) => {
      const identity = { 'idempotency-key': key, 'accept-language': DEFAULT_LOCALE }
      try {
        return await postJson({
          url: new URL(baseUrl + path),
          headers: { ...headers, ...identity, 'x-enquiry-suspicious': '1' },
          body: JSON.stringify(body),
          timeoutMs: TIMEOUT_MS,
          agent,
        })
      } catch (error) {
        tell('fault', place, reasonOf(error))
        return undefined
      }
    }
    const key = randomUUID()
    const body = sampleOf(endpoint)
    const first = await send(key, body)
    if (!first) continue
    if (!isSuccess(first.status)) {
      tell('fault', place, `a good enquiry has status ${first.status}`)
      continue
    }
    const again = await send(key, body)
    if (again && again.status !== first.status) {
      tell(
        'fault',
        place,
        `the same again has status ${again.status}, the first had ${first.status}`,
      )
    }
    const other = await send(key, { ...body, phone: '+447700900124' })
    if (other && other.status !== 409) {
      tell('fault', place, `another body under the same key has status ${other.status}, not 409`)
    }
    const { phone: _, ...incomplete } = body
    const refused = await send(randomUUID(), incomplete)
    if (refused && refused.status !== 422) {
      tell('fault', place, `without a phone the status is ${refused.status}, not 422`)
    } else if (refused && !Object.keys(readFieldMessages(refused.body) ?? {}).includes('phone')) {
      tell('warning', place, 'the 422 says nothing under the name of the field that is missing')
    }
  }
  await agent.close()
}

function pathOf({ path }: FormEndpoint, vacancyId: string | undefined): string | undefined {
  if (!path.includes('{')) return path
  return vacancyId && path.replace(/\{\w+\}/, encodeURIComponent(vacancyId))
}

function sampleOf(endpoint: FormEndpoint): Record<string, string> {
  const [form] = formsOf(endpoint)
  if (!form) return {}
  return Object.fromEntries(
    sentFieldsOf(form).map((field) => [
      field.name,
      field.name === 'type' && endpoint.type ? endpoint.type : sampleText(field),
    ]),
  )
}

function sampleText(field: SentField): string {
  switch (field.kind) {
    case 'phone':
      return '+447700900123'
    case 'link':
      return ''
    case 'choice':
    case 'select':
      return field.choices[0] ?? ''
    case 'name':
    case 'page':
    case 'text':
    case 'position':
      return 'Backend check'
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299
}
