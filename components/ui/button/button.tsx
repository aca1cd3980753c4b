import type { ComponentPropsWithRef, ReactNode } from 'react'
import { TextLink } from '#components/ui/link/text-link.tsx'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  tone?: ButtonTone
  /** What it started is under way. It keeps its words and the focus. */
  isLoading?: boolean
}

export function Button({ tone = 'primary', isLoading = false, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={isLoading}
      aria-disabled={isLoading}
      className={`${buttonClass(tone)} cursor-pointer`}
    >
      {children}
      {isLoading && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
        />
      )}
    </button>
  )
}

interface ButtonLinkProps {
  href: string
  tone?: ButtonTone
  children: ReactNode
}

export function ButtonLink({ href, tone = 'primary', children }: ButtonLinkProps) {
  return (
    <TextLink href={href} className={buttonClass(tone)}>
      {children}
    </TextLink>
  )
}

export type ButtonTone = 'primary' | 'secondary' | 'accent' | 'quiet'

const SHAPE = 'button'

const ORANGE =
  'border-orange bg-orange text-ink hover:border-ink hover:bg-ink hover:text-paper in-[.on-evergreen]:hover:border-paper in-[.on-evergreen]:hover:bg-paper in-[.on-evergreen]:hover:text-ink'

/** On an evergreen ground the primary one is orange, or it would not be seen. */
const TONES: Record<ButtonTone, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  accent: `border px-3 py-3 min-[22rem]:px-4 sm:px-6 ${ORANGE}`,
  // Words among the text, as high as what a finger needs and no higher.
  quiet:
    'inline-flex min-h-11 items-center gap-2.5 font-medium underline decoration-1 underline-offset-4 hover:text-ember in-[.on-evergreen]:hover:text-orange',
}

/** How a button looks, be it a button or a link. */
export function buttonClass(tone: ButtonTone): string {
  return tone === 'quiet' ? TONES.quiet : `${SHAPE} ${TONES[tone]}`
}
