import { Icon } from '#components/ui/icon/icon.tsx'
import { WARNING } from '#components/ui/icon/icon-shapes.ts'

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
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  )
}
