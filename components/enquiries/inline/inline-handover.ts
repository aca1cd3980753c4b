import type { EnquiryForm } from '#lib/domain/enquiry'
import { keepValues, openedValues, type Seeds } from '@/components/enquiries/draft/draft-values'
import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'
import { FIELDS } from '@/components/enquiries/fields/form-values'

/** Keeps what has been typed into a form before its script came, for the form that follows it. */
export function keepTyped(
  element: HTMLFormElement,
  form: EnquiryForm,
  { positions }: EnquirySetup,
): void {
  const typed = typedValues(element, form)
  if (Object.keys(typed).length === 0) return
  const openedAt = Math.round(performance.timeOrigin)
  const context = { form, seeds: {}, positions, openedAt }
  keepValues({ ...openedValues(context), ...typed }, context)
}

/** What differs from what the server has rendered. */
function typedValues(element: HTMLFormElement, form: EnquiryForm): Seeds {
  const typed: Seeds = {}
  for (const name of FIELDS[form]) {
    for (const control of element.querySelectorAll(`[name="${name}"]`)) {
      const value = changedValue(control)
      if (value) typed[name] = value
    }
  }
  return typed
}

function changedValue(control: Element): string | undefined {
  if (control instanceof HTMLSelectElement) return control.value
  if (!(control instanceof HTMLInputElement)) return undefined
  const { type, value, checked, defaultChecked, defaultValue } = control
  if (type === 'radio') return checked && !defaultChecked ? value : undefined
  return value === defaultValue ? undefined : value
}
