'use client'

import { PHONE_MASK } from '#lib/text/phone.ts'
import { CONTROL, FieldFrame } from './field-frame.tsx'
import { MaskedInput } from './masked-input.tsx'
import { PHONE_ATTRIBUTES, type TextFieldProps } from './text-field.tsx'

/** A telephone number: a plus sign and its digits, whatever way they come in. */
export function PhoneField({ label, error, hint, ...input }: Omit<TextFieldProps, 'ref'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(attributes) => (
        <MaskedInput
          mask={PHONE_MASK}
          placeholder=" "
          {...PHONE_ATTRIBUTES}
          {...input}
          {...attributes}
          className={CONTROL}
        />
      )}
    </FieldFrame>
  )
}
