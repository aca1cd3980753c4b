import { tabMemory } from '#components/site/resilience/chunk-recovery.ts'
import type { EnquiryForm } from '#lib/enquiries/model.ts'

/** Under which the tab remembers what was typed into a form. */
export function draftName(form: EnquiryForm): string {
  return `enquiry ${form}`
}

export function hasDraft(form: EnquiryForm): boolean {
  return tabMemory()?.getItem(draftName(form)) != null
}

/** Keeps what is left in a form before what keeps it properly has come. */
export function keepPlainDraft(form: EnquiryForm, values: Readonly<Record<string, string>>): void {
  if (hasDraft(form)) return
  try {
    tabMemory()?.setItem(draftName(form), JSON.stringify({ values, seeds: {} }))
  } catch {
    // A browser that keeps nothing, or has no room left.
  }
}
