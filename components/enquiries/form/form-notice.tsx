import { Icon } from '#components/ui/icon/icon.tsx'
import { WARNING } from '#components/ui/icon/icon-shapes.ts'

/** What is wrong with a form as a whole. */
export function FormNotice({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 border-l-2 border-error py-1 pl-4 in-[.on-evergreen]:border-error-on-evergreen in-[.on-evergreen]:text-error-on-evergreen"
    >
      <Icon
        shape={WARNING}
        className="mt-1 size-5 shrink-0 text-error in-[.on-evergreen]:text-error-on-evergreen"
      />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}
