import { readFields } from '#components/enquiries/draft/tab-draft.ts'
import type { FieldName, FieldValues } from '#lib/enquiries/forms/forms.ts'

/** What a program has filled in that no person sees. */
export function readHoneypot(element: HTMLFormElement): string {
  return String(new FormData(element).get('website') ?? '')
}

/** The box that a form asks consent by, where it does; with `unticked`, only where it is not ticked. */
export function findConsentBox(
  element: HTMLFormElement,
  state?: 'unticked',
): HTMLInputElement | undefined {
  const box = element.querySelector<HTMLInputElement>('input[name="consent"]') ?? undefined
  return state === 'unticked' && box?.checked ? undefined : box
}

/** Which words about data a form shows, and whether they were agreed to. */
export function readTerms(element: HTMLFormElement): { terms: string; consent: string } {
  const shown = new FormData(element)
  return { terms: String(shown.get('terms') ?? ''), consent: String(shown.get('consent') ?? '') }
}

/** Puts values into the fields whose value is to be another one; the others are not touched. */
export function fillFields(
  element: HTMLFormElement,
  values: FieldValues,
  names: readonly FieldName[],
): void {
  const shown = readFields(element)
  for (const name of names) {
    if (values[name] !== shown[name]) fillField(element, name, values[name])
  }
}

export function fieldElements(element: HTMLFormElement, name: FieldName): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`[name="${name}"]`)]
}

function fillField(element: HTMLFormElement, name: FieldName, value: string): void {
  for (const control of fieldElements(element, name)) {
    if (control instanceof HTMLSelectElement) choose(control, value)
    else if (control instanceof HTMLInputElement) {
      if (control.type === 'radio') control.checked = control.value === value
      else control.value = value
    }
  }
}

/** What was chosen on another page, or in another country, stays a choice. */
function choose(select: HTMLSelectElement, value: string): void {
  const [first] = select.options
  if (first && ![...select.options].some((option) => option.value === value)) {
    const option = new Option(value, value)
    option.className = first.className
    select.add(option)
  }
  select.value = value
}
