import type { WEBHOOK_SCHEMAS } from '#lib/enquiries/webhook-wire.ts'
import { jsonContent, refTo } from './openapi-reads.ts'

/** By which a receiver knows who has sent it, and that it is no old one. */
export const SIGNATURE_HEADERS = [
  {
    name: 'X-Enquiry-Timestamp',
    in: 'header',
    description:
      'When it was signed, in seconds since 1970; refuse what is older than five minutes',
    schema: { type: 'integer' },
  },
  {
    name: 'X-Enquiry-Signature',
    in: 'header',
    description:
      'sha256= and the HMAC-SHA256 in hex of the timestamp, a dot and the body as it came, with ' +
      'the secret that both sides know (WEBHOOK_SECRET, API_SIGNING_SECRET for a backend)',
    schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  },
]

const RESPONSES = {
  '2XX': { description: 'Taken; the body is not read' },
  '4XX': { description: 'Refused: it is not sent again, but for 408, 425 and 429' },
  default: { description: 'It is sent again, with growing pauses, under the same key' },
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same at each attempt: what is known already is answered as the first time',
  schema: { type: 'string' },
}

/** What is posted to WEBHOOK_URL. */
export function describeWebhooks() {
  return {
    enquiry: { post: operation('An enquiry was accepted', 'Enquiry') },
    enquiryChange: {
      post: operation('Something has become of an enquiry (also to a backend)', 'Change'),
    },
  }
}

function operation(summary: string, body: keyof typeof WEBHOOK_SCHEMAS) {
  return {
    summary,
    parameters: [KEY_HEADER, ...SIGNATURE_HEADERS],
    requestBody: { required: true, content: jsonContent(refTo(body)) },
    responses: RESPONSES,
  }
}
