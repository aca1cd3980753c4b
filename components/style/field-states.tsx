import { ChoiceField } from '#components/ui/field/choice-field.tsx'
import { PhoneField } from '#components/ui/field/phone-field.tsx'
import { SelectField } from '#components/ui/field/select-field.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { fields: texts } = STYLE_TEXTS
const VALUES = ['first', 'second', 'third']
const OPTIONS = texts.options.map((title, index) => ({ value: VALUES[index] ?? title, title }))

interface FieldStatesProps {
  /** Keeps the names of one set of fields apart from another's. */
  id: string
  label?: string
  typed?: { value: string; phone: string; choice: string }
  error?: string
  isDisabled?: boolean
}

/** A field of every kind, all in the same state. */
export function FieldStates({
  id,
  label = texts.label,
  typed,
  error,
  isDisabled,
}: FieldStatesProps) {
  const common = { label, error, disabled: isDisabled }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...common} name={`${id}-text`} defaultValue={typed?.value} />
      <PhoneField {...common} name={`${id}-phone`} defaultValue={typed?.phone} />
      <SelectField
        {...common}
        name={`${id}-select`}
        noChoice={texts.noChoice}
        options={OPTIONS}
        defaultValue={typed?.choice}
      />
      <ChoiceField
        {...common}
        name={`${id}-choice`}
        options={OPTIONS}
        defaultValue={typed?.choice}
      />
    </div>
  )
}
