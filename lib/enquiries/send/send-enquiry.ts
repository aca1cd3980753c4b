import { MAX_LENGTHS } from '#lib/enquiries/forms/definition.ts'
import {
  endpointFor,
  type FieldName,
  type FormName,
  pathOf,
  sentFieldsOf,
} from '#lib/enquiries/forms/forms.ts'
import { shortLink } from '#lib/enquiries/page-link.ts'
import { parseReference, REFERENCE_HEADER } from '#lib/enquiries/reference.ts'
import { type SentFacts, sentFactsSchema } from '#lib/enquiries/sent-facts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { toLine } from '#lib/text/cut-text.ts'

export type EnquiryOutcome =
  /** `reference`: how the site's own server calls it; `facts`: what else it says of it. */
  | { kind: 'sent'; reference: string | undefined; facts: SentFacts }
  | ({ kind: 'rejected' } & Rejection)
  /** Any other status. */
  | { kind: 'failed'; status: number }
  /** No answer at all: the visitor is offline, or the connection was lost. */
  | { kind: 'unreachable' }

export interface SendOptions {
  locale: Locale
  /** Where the public API and the jobs service are; empty is the site itself. */
  baseUrls: { main: string; jobs: string }
  /** A UUID: the same key with the same body is one enquiry, however often it is sent. */
  idempotencyKey: string
  /**
   * What is no part of the enquiry: the fields against spam, of which the time is left out where it
   * is not known, and which words about data were shown and agreed to.
   */
  aside: { website: string; elapsedMs: number | undefined; terms?: string; consent?: string }
  timeoutMs?: number
}

/** The server answers within seconds, whatever the backend behind it does. */
const TIMEOUT_MS = 30_000

/** Sends an enquiry from the visitor's browser. Never throws. */
export async function sendEnquiry(
  { service, path, body }: EnquiryRequest,
  { locale, baseUrls, idempotencyKey, aside, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<EnquiryOutcome> {
  const baseUrl = baseUrls[service]
  try {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(baseUrl ? body : { ...body, ...asideFields(aside) }),
      // A form post that is sent elsewhere has not been accepted.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      return {
        kind: 'sent',
        reference: parseReference(response.headers.get(REFERENCE_HEADER) ?? ''),
        facts: baseUrl ? {} : await readFacts(response),
      }
    }
    if (response.status !== 422) return { kind: 'failed', status: response.status }
    return { kind: 'rejected', ...toRejection(await readJson(response)) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** An answer without a body has the link at least. */
async function readFacts(response: Response): Promise<SentFacts> {
  const link = response.headers.get('Location') ?? undefined
  const body = await readJson(response)
  const read = sentFactsSchema.safeParse(isObject(body) ? { link, ...body } : { link })
  return read.success ? read.data : {}
}

/** Only the site's own server takes these fields out again; another one gets the bare payload. */
function asideFields({ website, elapsedMs, terms, consent }: SendOptions['aside']) {
  return {
    ...(website && { website }),
    elapsed_ms: elapsedMs,
    ...(terms && { terms }),
    ...(consent && { consent }),
  }
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}

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

export interface Rejection {
  /** The first message of a field, by field. */
  fields: Readonly<Record<string, string>>
  /** What is said of the form as a whole, where no field is named. */
  message?: string
}

/**
 * Reads the answer to a form that was not valid: `{message, errors: {field: text | [text]}}`, or
 * the fields alone. Anything else is a rejection without words.
 */
function toRejection(answer: unknown): Rejection {
  if (!isObject(answer)) return { fields: {} }
  const { message, errors } = answer
  const fields = firstTexts(isObject(errors) ? errors : answer)
  if (Object.keys(fields).length > 0 || typeof message !== 'string') return { fields }
  return { fields, message }
}

function firstTexts(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, texts]): [string, string][] => {
      const text: unknown = Array.isArray(texts) ? texts.find(isText) : texts
      return isText(text) ? [[name, text]] : []
    }),
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
