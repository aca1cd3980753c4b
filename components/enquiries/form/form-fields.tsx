import type { ReactNode } from 'react'
import type { FormTexts } from '#components/enquiries/enquiry-config.ts'
import { ChoiceField } from '#components/ui/field/choice-field.tsx'
import { SelectField } from '#components/ui/field/select-field.tsx'
import { PHONE_ATTRIBUTES, TextField } from '#components/ui/field/text-field.tsx'
import { MAX_LENGTHS } from '#lib/enquiries/forms/definition.ts'
import {
  type DecisiveName,
  type FormField,
  type FormName,
  fieldsOf,
  type GivenValues,
  initialValues,
} from '#lib/enquiries/forms/forms.ts'

interface FormFieldsProps {
  form: FormName
  texts: FormTexts
  /** What was typed when it was sent without script. */
  values: Readonly<Record<string, string>> | undefined
  errors: Readonly<Record<string, string | undefined>>
  /** What is said below the number. */
  phoneHint: ReactNode
  positions: readonly string[]
  given: GivenValues | undefined
}

/** Hides what is not asked for yet, with script and without. */
const HIDDEN_UNTIL: Record<DecisiveName, string> = {
  contact: "grid group-has-[[name=contact]_[value='']:checked]/form:hidden",
}

/** The fields of a form, as they are defined. */
export function FormFields(props: FormFieldsProps) {
  return fieldsOf(props.form).map((field) => {
    const { name, shownWhen } = field
    if (props.given?.[name] !== undefined) return null
    const control = <Field key={name} field={field} {...props} />
    if (!shownWhen) return control
    return (
      <div key={name} className={HIDDEN_UNTIL[shownWhen]}>
        {control}
      </div>
    )
  })
}

function Field({
  field,
  form,
  texts,
  values,
  errors,
  phoneHint,
  positions,
}: FormFieldsProps & { field: FormField }) {
  const { name, isOptional = false, shownWhen } = field
  const { labels, choices, noChoice, help } = texts.form
  const isMissing = errors[name] === texts.form.required
  const common = {
    name,
    label: labels[name],
    defaultValue: values?.[name] ?? initialValues(form)[name],
    error: errors[name],
    // Of one that may be hidden a browser could not say that it is missing.
    required: !isOptional && !shownWhen,
  }
  const isRequired = { 'aria-required': !isOptional || undefined }
  switch (field.kind) {
    case 'choice':
    case 'select': {
      const titles: Readonly<Record<string, string>> = choices[field.name]
      const options = field.choices.map((value) => ({ value, title: titles[value] ?? value }))
      return field.kind === 'choice' ? (
        <ChoiceField {...common} options={options} />
      ) : (
        <SelectField {...common} noChoice={noChoice[field.name]} options={options} />
      )
    }
    case 'position': {
      const options = positions.map((title) => ({ value: title, title }))
      return <SelectField {...common} noChoice={noChoice[field.name]} options={options} />
    }
    case 'phone':
      return (
        <TextField
          {...common}
          {...isRequired}
          {...PHONE_ATTRIBUTES}
          hint={isMissing ? help.phone : phoneHint}
        />
      )
    case 'name':
      return (
        <TextField
          {...common}
          {...isRequired}
          autoComplete="name"
          maxLength={MAX_LENGTHS.name}
          hint={isMissing ? help.name : undefined}
        />
      )
    case 'text':
      return (
        <TextField
          {...common}
          {...isRequired}
          maxLength={MAX_LENGTHS.text}
          hint={field.name === 'schedule' ? help.schedule : undefined}
        />
      )
  }
}
