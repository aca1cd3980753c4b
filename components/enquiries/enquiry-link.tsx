import type { ReactNode } from 'react'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { ButtonLink } from '@/components/ui/button-link'

interface EnquiryLinkProps {
  locale: Locale
  kind: 'callback' | 'price' | 'whatsapp' | 'apply'
  tone?: 'primary' | 'secondary' | 'accent'
  children: ReactNode
}

/** The way to an enquiry, which is a page of its own for a visitor without script. */
export function EnquiryLink({ locale, kind, tone, children }: EnquiryLinkProps) {
  return (
    <ButtonLink href={`${localizedPath(locale, PATHS.contacts())}#${kind}`} tone={tone}>
      {children}
    </ButtonLink>
  )
}
