import { Button, ButtonLink, type ButtonTone } from '#components/ui/button/button.tsx'
import { ChoiceField } from '#components/ui/field/choice-field.tsx'
import { PhoneField } from '#components/ui/field/phone-field.tsx'
import { SelectField } from '#components/ui/field/select-field.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { Icon } from '#components/ui/icon/icon.tsx'
import * as shapes from '#components/ui/icon/icon-shapes.ts'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { GROUNDS, Specimen } from './specimen.tsx'

const TONES: ButtonTone[] = ['primary', 'secondary', 'accent', 'quiet']
const LONG = 'A label with more words than a field on a telephone has room for'
const OPTIONS = ['First', 'Second', 'A third that is longer than the others'].map((title) => ({
  value: title,
  title,
}))

interface FieldStatesProps {
  /** Keeps the names of one set of fields apart from another's. */
  id: string
  label?: string
  isFilled?: boolean
  error?: string
  disabled?: boolean
}

export function Buttons() {
  return GROUNDS.map((ground) => (
    <Specimen key={ground} name={`On ${ground}`} ground={ground}>
      <div className="grid gap-4">
        {TONES.map((tone) => (
          <div key={tone} className="flex flex-wrap items-center gap-3">
            <Button tone={tone}>{tone}</Button>
            <Button tone={tone} isLoading>
              Loading
            </Button>
            <ButtonLink href="#buttons" tone={tone}>
              Link
            </ButtonLink>
          </div>
        ))}
        <p>
          A sentence with <TextLink href="#buttons">a link</TextLink> and{' '}
          <TextLink href="https://example.org">one to another site</TextLink>.
        </p>
      </div>
    </Specimen>
  ))
}

export function Fields() {
  return GROUNDS.map((ground) => (
    <Specimen key={ground} name={`On ${ground}`} ground={ground}>
      <div className="grid gap-6">
        <FieldStates id={ground} />
        <FieldStates id={`${ground}-filled`} isFilled />
        <FieldStates id={`${ground}-error`} isFilled error="Say here what to do" label={LONG} />
        <FieldStates id={`${ground}-disabled`} isFilled disabled />
      </div>
    </Specimen>
  ))
}

export function Icons() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-small">
      {Object.entries(shapes).map(([name, shape]) => (
        <li key={name} className="flex items-center gap-3">
          <Icon shape={shape} className="size-6" />
          {name.toLowerCase().replaceAll('_', '-')}
        </li>
      ))}
    </ul>
  )
}

/** A field of every kind, all in the same state. */
function FieldStates({ id, label = 'Label', isFilled, ...state }: FieldStatesProps) {
  const common = { label, ...state }
  const choice = { options: OPTIONS, defaultValue: isFilled ? OPTIONS[0]?.value : undefined }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...common} name={`${id}-text`} defaultValue={isFilled ? 'Typed' : undefined} />
      <PhoneField
        {...common}
        name={`${id}-phone`}
        defaultValue={isFilled ? '+447700900123' : undefined}
      />
      <SelectField {...common} {...choice} name={`${id}-select`} noChoice="Choose" />
      <ChoiceField {...common} {...choice} name={`${id}-choice`} />
    </div>
  )
}
