import type { ReactNode } from 'react'
import { type ButtonTone, buttonClass } from './button-tones'
import { TextLink } from './text-link'

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
