import { type ComponentPropsWithRef, useId } from 'react'
import { FieldError } from './field-frame.tsx'

interface ChoiceFieldProps extends ComponentPropsWithRef<'input'> {
  label: string
  error?: string
  options: readonly { value: string; title: string }[]
}

/** One of a few choices, all in view. */
export function ChoiceField({ label, error, options, defaultValue, ...input }: ChoiceFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={input.required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="group/choice min-w-0"
    >
      <p id={`${id}-label`} className="text-small text-muted in-[.on-evergreen]:text-sand">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map(({ value, title }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 py-1"
          >
            <input
              type="radio"
              {...input}
              value={value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === value}
              aria-describedby={error ? errorId : undefined}
              className="grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border border-field before:size-2.5 before:rounded-full checked:border-current checked:before:bg-current forced-colors:appearance-auto in-[.on-evergreen]:border-rule outline-offset-2 outline-ember group-aria-invalid/choice:border-error group-aria-invalid/choice:focus:outline-2 in-[.on-evergreen]:outline-orange in-[.on-evergreen]:group-aria-invalid/choice:border-error-on-evergreen"
            />
            {title}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
