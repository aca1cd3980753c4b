'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#components/ui/link/site-link-navigation.ts'
import { openEnquiry, preloadEnquiry } from './open-enquiry.ts'
import type { EnquiryModalState } from './tab-state.ts'
import { loadVacancyTexts } from './vacancy-texts.ts'

interface EnquiryLinkClientProps {
  href: string
  modal: EnquiryModalState
  className: string
  children: ReactNode
}

export function EnquiryLinkClient({ href, modal, className, children }: EnquiryLinkClientProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    // Not every browser gives the focus to a link that is clicked, and it is to come back here.
    event.currentTarget.focus({ preventScroll: true })
    if (openEnquiry(modal, href)) event.preventDefault()
  }

  function preload() {
    preloadEnquiry()
    if (modal.form === 'apply') void loadVacancyTexts(modal.vacancy.id)
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
