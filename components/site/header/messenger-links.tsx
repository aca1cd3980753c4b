import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { MessengerEntry } from './site-nav.ts'

interface MessengerLinksProps {
  locale: Locale
  entries: MessengerEntry[]
  className?: string
}

const LINK =
  'inline-flex min-h-11 items-center justify-center rounded-sm border border-field px-1 py-2 text-center text-small max-sm:w-full sm:px-4 hover:border-current'

/** The ways to write to us at once; WhatsApp first asks who is writing. */
export function MessengerLinks({ locale, entries, className = '' }: MessengerLinksProps) {
  if (entries.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-2 sm:gap-3 ${className}`}>
      {entries.map(({ title, app, href }) => (
        <li key={app} className="max-sm:grow">
          {app === 'whatsapp' ? (
            <EnquiryLink locale={locale} kind="whatsapp" className={LINK}>
              {title}
            </EnquiryLink>
          ) : (
            <a href={href} rel="noopener" className={LINK}>
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
