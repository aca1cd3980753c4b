import type { ReactNode } from 'react'
import { type ButtonTone, buttonClass } from '#components/ui/button/button.tsx'
import { formAddress } from '#lib/enquiries/flash.ts'
import type { EnquiryType } from '#lib/enquiries/forms/definition.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { VacancySummary } from './enquiry-config.ts'
import { EnquiryLinkClient } from './enquiry-link-client.tsx'
import type { EnquiryModalState } from './tab-state.ts'

interface EnquiryLinkProps {
  locale: Locale
  kind: EnquiryModalState['form']
  tone?: ButtonTone
  /** Looks of its own in place of a button's. */
  className?: string
  /** Whether staff or work is wanted, where that is known. */
  type?: EnquiryType
  /** Who a callback is about, as the visitor is told; staff is wanted then. */
  candidate?: string
  /** The title of the staff page that a price is asked for. */
  position?: string
  /** The title of the country where the work is to be. */
  country?: string
  /** What is applied for; without it one asks for a callback about work. */
  vacancy?: VacancySummary
  children: ReactNode
}

/**
 * The way to an enquiry: it opens the form over the page, and without script it leads to the form
 * that stands in a page.
 */
export function EnquiryLink({
  locale,
  tone = 'primary',
  className,
  children,
  ...modalOptions
}: EnquiryLinkProps) {
  const modal = modalOf(modalOptions)
  const vacancyId = modal.form === 'apply' ? modal.vacancy.id : undefined
  return (
    <EnquiryLinkClient
      href={formAddress({ form: modal.form, locale, vacancyId })}
      modal={modal}
      className={className ?? buttonClass(tone)}
    >
      {children}
    </EnquiryLinkClient>
  )
}

type ModalOptions = Pick<
  EnquiryLinkProps,
  'kind' | 'type' | 'candidate' | 'position' | 'country' | 'vacancy'
>

function modalOf({
  kind,
  type,
  candidate,
  position,
  country,
  vacancy,
}: ModalOptions): EnquiryModalState {
  if (kind === 'price') return { form: kind, position, country }
  if (kind === 'whatsapp') return { form: kind, type }
  if (kind === 'callback') return { form: kind, type, candidate }
  return vacancy ? { form: kind, vacancy } : { form: 'callback', type: 'job' }
}
