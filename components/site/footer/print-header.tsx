import { useTranslations } from 'next-intl'
import type { Settings } from '#lib/resources/settings/model.ts'

/** Heads what is printed, in place of the header: whose sheet it is, and where to call. */
export function PrintHeader({ settings: { siteName, phones } }: { settings: Settings }) {
  const t = useTranslations('site.phones')
  return (
    <div className="page-width hidden print:block">
      <div className="flex items-baseline justify-between gap-x-8 border-b border-ink pb-2">
        <p className="font-serif text-h3">{siteName}</p>
        <p className="shrink-0 text-small tabular-nums">
          {t('headOffice')} {phones.headOffice}
        </p>
      </div>
    </div>
  )
}
