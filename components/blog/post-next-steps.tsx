import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** Where an article leads: one step for a house, one for somebody who looks for one. */
export function PostNextSteps({ locale }: { locale: Locale }) {
  const t = useTranslations('blog.nextSteps')
  const words = useTranslations('vocabulary')
  return (
    <div className="print:hidden">
      <Section label={words('nextStep')}>
        <div className="grid gap-x-column gap-y-10 md:grid-cols-2">
          <div className="border-t border-ink pt-5">
            <h2 className="text-h3">{t('house')}</h2>
            <p className="mt-3 mb-6 max-w-measure text-muted">{t('houseText')}</p>
            <EnquiryLink locale={locale} kind="callback" type="staff">
              {words('callback')}
            </EnquiryLink>
          </div>
          <div className="border-t border-ink pt-5">
            <h2 className="text-h3">{t('work')}</h2>
            <p className="mt-3 mb-6 max-w-measure text-muted">{t('workText')}</p>
            <ButtonLink href={listHref(locale, 'vacancies')} tone="secondary">
              {t('vacancies')}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </div>
  )
}
