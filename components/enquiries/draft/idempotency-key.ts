import type { FormName } from '#lib/enquiries/forms/forms.ts'
import { readDraft, writeDraft } from './drafts.ts'

/**
 * The key under which an enquiry is sent. It stays the same while the same is sent again, also
 * after a reload, and is a new one as soon as anything in it has changed.
 */
export function keyFor(form: FormName, identity: string): string {
  const draft = readDraft(form) ?? { values: {}, seeds: {} }
  if (draft.attempt?.identity === identity) return draft.attempt.key
  const key = newUuid()
  writeDraft(form, { ...draft, attempt: { identity, key } })
  return key
}

/** What comes next is another enquiry: this one has been refused. */
export function forgetKey(form: FormName): void {
  const draft = readDraft(form)
  if (draft) writeDraft(form, { ...draft, attempt: undefined })
}

/** By hand, because `crypto.randomUUID` is not there on a page without https. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
