import { tabMemory } from '#components/ui/browser/chunk-recovery.ts'
import { type FieldValues, type FormName, perField } from '#lib/enquiries/forms/forms.ts'

/** What the fields of a form show now: some autofill changes them and tells nobody. */
export function readFields(element: HTMLFormElement): FieldValues {
  const shown = new FormData(element)
  return perField((name) => String(shown.get(name) ?? ''))
}

/** Under which the tab remembers what was typed into a form. */
export function draftName(form: FormName): string {
  return `enquiry ${form}`
}

export function hasDraft(form: FormName): boolean {
  return tabMemory()?.getItem(draftName(form)) != null
}

/** Keeps what is left in a form before what keeps it properly has come. */
export function keepUnscriptedDraft(
  form: FormName,
  values: Readonly<Record<string, string>>,
): void {
  if (hasDraft(form)) return
  try {
    tabMemory()?.setItem(draftName(form), JSON.stringify({ values, seeds: {} }))
  } catch {
    // A browser that keeps nothing, or has no room left.
  }
}
