import type { ComponentPropsWithRef } from 'react'
import { type ButtonTone, buttonClass } from './button-tones.ts'

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
      className={`${buttonClass(tone)} cursor-pointer disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-progress`}
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
