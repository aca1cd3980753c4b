'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#components/ui/browser/is-plain-click.ts'
import { dialogPart } from './dialog-part.ts'
import type { EnquiryOpening } from './enquiry-opening.ts'
import { openEnquiry } from './open-enquiry.ts'

interface EnquiryLinkClientProps {
  href: string
  opening: EnquiryOpening
  className: string
  children: ReactNode
}

export function EnquiryLinkClient({ href, opening, className, children }: EnquiryLinkClientProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    // Not every browser gives the focus to a link that is clicked, and it is to come back here.
    event.currentTarget.focus({ preventScroll: true })
    if (openEnquiry(opening, href)) event.preventDefault()
  }

  return (
    <a
      href={href}
      className={className}
      onPointerEnter={dialogPart.preload}
      onTouchStart={dialogPart.preload}
      onFocus={dialogPart.preload}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}
