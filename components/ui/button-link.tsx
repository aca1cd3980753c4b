import type { ReactNode } from 'react'
import { TextLink } from './text-link'

interface ButtonLinkProps {
  href: string
  tone?: 'primary' | 'secondary' | 'accent'
  children: ReactNode
}

const TONES = {
  primary: 'border-evergreen bg-evergreen text-paper hover:border-moss hover:bg-moss',
  secondary: 'border-field text-ink hover:border-ink',
  accent: 'border-orange bg-orange text-ink hover:border-paper hover:bg-paper',
}

export function ButtonLink({ href, tone = 'primary', children }: ButtonLinkProps) {
  return (
    <TextLink
      href={href}
      className={`inline-flex min-h-12 items-center rounded-sm border px-6 py-3 font-medium transition-colors duration-200 ${TONES[tone]}`}
    >
      {children}
    </TextLink>
  )
}
