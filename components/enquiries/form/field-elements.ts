import type { EnquiryValues, FieldName } from '#components/enquiries/fields/form-values.ts'

/** What the fields of a form show now: some autofill changes them and tells nobody. */
export function readFields(element: HTMLFormElement): EnquiryValues {
  const shown = new FormData(element)
  const text = (name: keyof EnquiryValues) => String(shown.get(name) ?? '')
  return {
    type: text('type'),
    position: text('position'),
    location: text('location'),
    schedule: text('schedule'),
    contact: text('contact'),
    name: text('name'),
    phone: text('phone'),
    website: text('website'),
  }
}

/** Puts values into the fields whose value is to be another one; the others are not touched. */
export function fillFields(
  element: HTMLFormElement,
  values: EnquiryValues,
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
