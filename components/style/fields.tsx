import { FieldStates } from './field-states.tsx'
import { SendingForm } from './sending-form.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { fields: texts, grounds } = STYLE_TEXTS

export function Fields() {
  const { empty, emptyNote, filled, error, disabled, long } = texts.states
  const typed = { value: texts.value, phone: texts.phone, choice: 'first' }
  return (
    <Specimens>
      <Specimen name={empty} note={emptyNote}>
        <FieldStates id="empty" />
      </Specimen>
      <Specimen name={filled}>
        <FieldStates id="filled" typed={typed} />
      </Specimen>
      <Specimen name={error}>
        <FieldStates id="error" typed={typed} error={texts.error} />
      </Specimen>
      <Specimen name={disabled}>
        <FieldStates id="disabled" typed={typed} isDisabled />
        <div className="mt-4">
          <FieldStates id="disabled-empty" isDisabled />
        </div>
      </Specimen>
      <Specimen name={long}>
        <FieldStates
          id="long"
          label={texts.longLabel}
          typed={{ ...typed, value: `${texts.longLabel} ${texts.longLabel}`, choice: 'third' }}
          error={Array(3).fill(texts.error).join('; ')}
        />
      </Specimen>
      {(['sand', 'evergreen'] as const).map((ground) => (
        <Specimen key={ground} name={grounds[ground]} ground={ground}>
          <div className="grid gap-6">
            <FieldStates id={ground} />
            <FieldStates id={`${ground}-filled`} typed={typed} />
            <FieldStates id={`${ground}-error`} error={texts.error} />
            <FieldStates id={`${ground}-disabled`} typed={typed} isDisabled />
          </div>
        </Specimen>
      ))}
      <Specimen name={texts.sending}>
        <SendingForm />
      </Specimen>
    </Specimens>
  )
}
