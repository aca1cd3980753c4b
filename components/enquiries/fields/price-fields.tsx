import { SelectField } from '#components/ui/field/select-field.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { CONTACT_METHODS } from '#lib/enquiries/model.ts'
import type { PhoneDoubt } from '#lib/text/phone.ts'
import type { FormFieldsProps } from './form-fields.ts'
import { MAX_LENGTHS } from './form-values.ts'
import { NameField } from './name-field.tsx'
import { PhoneField } from './phone-field.tsx'

interface PriceFieldsProps extends FormFieldsProps {
  /** The titles of the staff pages. */
  positions: readonly string[]
  phoneDoubt: PhoneDoubt | undefined
}

export function PriceFields({ texts, field, positions, phoneDoubt }: PriceFieldsProps) {
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
      {/* They appear once a way of contact is chosen, with script and without. */}
      <div className="grid gap-4 group-has-[[name=contact]_[value='']:checked]/form:hidden">
        <NameField texts={texts} field={field} isHideable />
        <PhoneField texts={texts} field={field} doubt={phoneDoubt} isHideable />
      </div>
    </>
  )
}
