import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/** What the header shows at once is drawn in the page itself. */
export function ChevronIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m4 6 4 4 4-4" />
    </Icon>
  )
}

export function BurgerIcon() {
  return (
    <Icon className="size-6">
      <path d="M1 5.5h14M1 10.5h14" strokeWidth="1" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Icon>
  )
}

export function BackIcon() {
  return (
    <Icon>
      <path d="m10 4-4 4 4 4" />
    </Icon>
  )
}

export function CheckIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </Icon>
  )
}

function Icon({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {children}
    </svg>
  )
}
