import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { processWide } from '../../process-wide.ts'

/**
 * Without a key, what makes a submission the same is its body and its sender. A plain hash of an
 * address is as good as the address, since all of them can be tried; so it is made with a key of
 * this process, which is written nowhere.
 */
export function identityOf(key: string | null, bodyHash: string, address: string) {
  if (key) return { key: key.toLowerCase(), senderHash: undefined }
  return { key: randomUUID(), senderHash: senderHashOf(`${address} ${bodyHash}`) }
}

function senderHashOf(text: string): string {
  const { bytes } = processWide('enquiry-sender-key', () => ({ bytes: randomBytes(32) }))
  return createHmac('sha256', bytes).update(text).digest('base64url')
}
