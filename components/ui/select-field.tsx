import type { ComponentPropsWithRef } from 'react'
import { CONTROL, FieldFrame } from './text-field-frame'

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string
  error?: string
  /** What it says where nothing is chosen. */
  noChoice: string
  options: readonly { value: string; title: string }[]
}

/** A choice from a list; the platform's own, which every phone and reader knows. */
export function SelectField({ label, error, noChoice, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} isLabelRaised>
      {(attributes) => (
        <select {...select} {...attributes} className={CONTROL}>
          <option value="">{noChoice}</option>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
