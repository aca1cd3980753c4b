import type { FormBody, KnownEndpoint } from '#lib/enquiries/forms/forms.ts'
import { vacancyIdSchema } from '#lib/resources/fields.ts'
import {
  jsonContent,
  LANGUAGE_PARAMETER,
  pathParameters,
  problemResponse,
  refTo,
} from './openapi-reads.ts'
import { SIGNATURE_HEADERS } from './openapi-webhooks.ts'

/** The OpenAPI operation of a form. */
export function describeForm({ path, service, body }: KnownEndpoint) {
  return {
    summary: SUMMARIES[body],
    tags: [service],
    parameters: [LANGUAGE_PARAMETER, ...FORM_HEADERS, ...pathParameters(path, vacancyIdSchema)],
    requestBody: { required: true, content: bodyContent(body) },
    responses: {
      '2XX': {
        description:
          'Accepted. Of a backend the body is not read; this site says in it what it knows.',
        content: jsonContent(ACCEPTED_BODY),
        headers: {
          'X-Enquiry-Reference': {
            schema: { type: 'string' },
            description: 'How the enquiry is called, where that is not to be computed from the key',
          },
        },
      },
      303: { description: 'The answer to application/x-www-form-urlencoded' },
      403: problemResponse('The request comes from another origin'),
      409: problemResponse('The Idempotency-Key was already used with another body'),
      413: problemResponse('The body is over 16 KiB'),
      422: {
        description: 'A field is not valid',
        content: jsonContent(refTo('ValidationProblem')),
      },
      429: {
        ...problemResponse('Too many enquiries from this address'),
        headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'seconds' } },
      },
      default: problemResponse('Any other failure'),
    },
  }
}

/** All optional: what the sender of an enquiry is told beside that it is accepted. */
const ACCEPTED_BODY = {
  type: 'object',
  properties: {
    reference: { type: 'string', description: 'What the enquiry is called, for people' },
    office: { type: 'string', description: 'The slug of the country whose office calls' },
    call_from: { type: 'string', format: 'date-time', description: 'Not before this' },
    due_at: { type: 'string', format: 'date-time', description: 'By when that office calls' },
    link: { type: 'string', description: 'The path of the page on which it is followed' },
  },
}

const SUMMARIES: Record<FormBody, string> = {
  StaffForm: 'An employer asks for a call or a WhatsApp message',
  JobForm: 'A person looking for work asks for a call or a WhatsApp message',
  CostForm: 'A price is asked for',
  ApplicationForm: 'An application for a vacancy',
}

const FORM_HEADERS = [
  ...SIGNATURE_HEADERS,
  {
    name: 'X-Enquiry-Reference',
    in: 'header',
    description: 'Set on delivery to a backend: what the visitor was told',
    schema: { type: 'string' },
  },
  {
    name: 'X-Forwarded-For',
    in: 'header',
    description: 'Set on delivery to a backend where FORWARD_VISITOR_ADDRESS says so',
    schema: { type: 'string' },
  },
  {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same body is one submission',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'X-Enquiry-Synthetic',
    in: 'header',
    description:
      '1 where the site has sent it itself, to see that enquiries arrive: accept it and throw it away. Only where that was agreed',
    schema: { enum: ['1'] },
  },
  {
    name: 'X-Enquiry-Suspicious',
    in: 'header',
    description: 'Set on delivery to a backend when the enquiry may be spam',
    schema: { type: 'string', const: '1' },
  },
  {
    name: 'X-Enquiry-Office',
    in: 'header',
    description: 'Set on delivery to a backend: the slug of the country whose office has to call',
    schema: { type: 'string' },
  },
  {
    name: 'X-Enquiry-Due',
    in: 'header',
    description: 'Set on delivery to a backend: by when that office has promised to call',
    schema: { type: 'string', format: 'date-time' },
  },
]

function bodyContent(body: FormBody) {
  const schema = refTo(body)
  return { ...jsonContent(schema), 'application/x-www-form-urlencoded': { schema } }
}
