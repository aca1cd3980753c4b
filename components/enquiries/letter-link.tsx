import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { briefHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface LetterLinkProps {
  locale: Locale
  /** The slugs of what the page is about already. */
  country?: string
  position?: string
}

/** The other way to ask for a price: as a letter, with what it comes to beside it. */
export function LetterLink({ locale, ...chosen }: LetterLinkProps) {
  const t = useTranslations('enquiries.price')
  return (
    <TextLink href={briefHref(locale, chosen)} className="link inline-block py-3 print:hidden">
      {t('letter')}
    </TextLink>
  )
}
