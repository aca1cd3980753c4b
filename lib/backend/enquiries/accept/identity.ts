import { randomUUID } from 'node:crypto'
import { hash } from './check-body.ts'

/** Without a key, what makes a submission the same is its body and its sender. */
export function identityOf(key: string | null, bodyHash: string, address: string) {
  if (key) return { key: key.toLowerCase(), senderHash: undefined }
  return { key: randomUUID(), senderHash: hash(`${address} ${bodyHash}`) }
}
