import type { ReactNode } from 'react'
import { CONTACT_METHODS } from '#lib/domain/enquiry'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import type { FormFieldsProps } from './form-fields'
import { MAX_LENGTHS } from './form-values'

interface PriceFieldsProps extends Omit<FormFieldsProps, 'Phone'> {
  /** The titles of the staff pages. */
  positions: readonly string[]
  /** The name and the phone, once a way of contact is chosen. */
  children: ReactNode
}

export function PriceFields({ texts, field, positions, children }: PriceFieldsProps) {
  const { form } = texts
  return (
    <>
      <SelectField
        label={form.position}
        noChoice={form.anyPosition}
        options={positions.map((title) => ({ value: title, title }))}
        {...field('position')}
      />
      <TextField label={form.location} maxLength={MAX_LENGTHS.text} {...field('location')} />
      <TextField label={form.schedule} maxLength={MAX_LENGTHS.text} {...field('schedule')} />
      <SelectField
        label={form.contact}
        noChoice={form.noContact}
        options={CONTACT_METHODS.map((value) => ({ value, title: form.contacts[value] }))}
        {...field('contact')}
        required
      />
      {children}
    </>
  )
}
