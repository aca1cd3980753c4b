import type { ComponentPropsWithRef } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CARET_DOWN } from '#components/ui/icon/icon-shapes.ts'
import { CONTROL, FieldFrame } from './field-frame.tsx'

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string
  error?: string
  /** What it says where nothing is chosen. */
  noChoice: string
  options: readonly { value: string; title: string }[]
}

/** Its list has a ground of its own, whatever the select stands on. */
const OPTION = 'bg-paper text-ink'

/** A choice from a list; the platform's own, which every phone and reader knows. */
export function SelectField({ label, error, noChoice, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} isLabelRaised>
      {(attributes) => (
        <>
          <select
            {...select}
            {...attributes}
            className={`${CONTROL} appearance-none truncate pr-10 outline-offset-2 outline-ember aria-invalid:focus:outline-2 in-[.on-evergreen]:outline-orange`}
          >
            <option value="" className={OPTION}>
              {noChoice}
            </option>
            {options.map(({ value, title }) => (
              <option key={value} value={value} className={OPTION}>
                {title}
              </option>
            ))}
          </select>
          <Icon
            shape={CARET_DOWN}
            className="pointer-events-none absolute top-5 right-3 size-4 text-muted in-[.on-evergreen]:text-sand"
          />
        </>
      )}
    </FieldFrame>
  )
}
