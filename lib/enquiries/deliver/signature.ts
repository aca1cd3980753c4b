import { createHmac } from 'node:crypto'

/**
 * Headers by which a receiver knows whose a delivery is and how old: `X-Enquiry-Signature:
 * sha256=…` is the HMAC-SHA256 in hex of `X-Enquiry-Timestamp` (whole seconds), a dot and the body
 * as sent, with the secret that both sides know.
 */
export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1_000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'x-enquiry-timestamp': String(timestamp),
    'x-enquiry-signature': `sha256=${signature}`,
  }
}
