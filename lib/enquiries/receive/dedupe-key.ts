import { createHmac, randomUUID } from 'node:crypto'
import { enquiryInstance } from '#lib/enquiries/instance.ts'

/**
 * What makes a submission the same is its key, and also its body and its sender: a page without
 * script holds no key, and two tabs of a browser hold two. A plain hash of an
 * address is as good as the address, since all of them can be tried; so it is made with a key of
 * this process, which is written nowhere.
 */
export function dedupeKeysOf(key: string | null, bodyHash: string, address: string) {
  return {
    key: key?.toLowerCase() ?? randomUUID(),
    isKeyStated: key !== null,
    senderHash: senderHashOf(`${address} ${bodyHash}`),
  }
}

function senderHashOf(text: string): string {
  return createHmac('sha256', enquiryInstance().senderKey).update(text).digest('base64url')
}
