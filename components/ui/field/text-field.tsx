import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CONTROL, FieldFrame } from './field-frame.tsx'

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string
  error?: string
  hint?: ReactNode
}

/** Of one that takes a telephone number. */
export const PHONE_ATTRIBUTES = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const

/** A text input whose label is raised when it is focused or filled. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(attributes) => (
        // The label waits in place of the placeholder, which tells the style that nothing is typed.
        <input type="text" placeholder=" " {...input} {...attributes} className={CONTROL} />
      )}
    </FieldFrame>
  )
}
