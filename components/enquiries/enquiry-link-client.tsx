'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#components/ui/link/site-link-navigation.ts'
import { dialogPart } from './dialog-part.ts'
import type { EnquiryOpening } from './enquiry-opening.ts'
import { openEnquiry } from './open-enquiry.ts'
import { loadVacancyTexts } from './vacancy-texts.ts'

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

  function preload() {
    dialogPart.preload()
    if (opening.form === 'apply') void loadVacancyTexts(opening.vacancy.id)
  }

  return (
    <a
      href={href}
      className={className}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}
