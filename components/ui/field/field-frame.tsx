import { type ReactNode, useId } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { WARNING } from '#components/ui/icon/icon-shapes.ts'

interface FieldAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps {
  label: string
  error?: string
  /** Advice that is no complaint: how to fill it in. Under an error it goes on with that. */
  hint?: ReactNode
  /** The label is raised whatever the control holds. */
  isLabelRaised?: boolean
  /** The control, which stands before its label so that the label can see its state. */
  children: (attributes: FieldAttributes) => ReactNode
}

/** Its border counts towards its padding, so that what it holds stands exactly under the label. */
export const CONTROL = 'peer field-control'

const LABEL = 'field-label'

/** Without the focus and without a value the label stands where the value will. */
const LABEL_AT_REST = 'field-label-at-rest'

/** A control with its label within, and its error and its hint below. */
export function FieldFrame({
  label,
  error,
  hint,
  isLabelRaised = false,
  children,
}: FieldFrameProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div className="min-w-0">
      <div className="relative">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? errorId : hint ? hintId : undefined,
        })}
        <label htmlFor={id} className={isLabelRaised ? LABEL : `${LABEL} ${LABEL_AT_REST}`}>
          {label}
        </label>
      </div>
      <FieldError id={errorId} error={error} />
      {hint && (
        <p
          id={hintId}
          aria-live="polite"
          className={`${error ? 'mt-0.5 pl-5.5' : 'mt-1.5'} text-small text-muted in-[.on-evergreen]:text-sand`}
        >
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a field, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p
      id={id}
      role="alert"
      className="mt-1.5 flex items-start gap-1.5 text-small text-error in-[.on-evergreen]:text-error-on-evergreen"
    >
      <Icon shape={WARNING} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  )
}
