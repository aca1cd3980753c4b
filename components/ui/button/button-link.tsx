import type { ReactNode } from 'react'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { type ButtonTone, buttonClass } from './button-tones.ts'

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
