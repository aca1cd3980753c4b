import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPost } from '#lib/resources/blog/model.ts'

interface PostNextStepsProps {
  locale: Locale
  reader: BlogPost['reader']
}

/** Where an article leads: one step for a house, one for somebody who looks for one; its reader's first. */
export function PostNextSteps({ locale, reader }: PostNextStepsProps) {
  const t = useTranslations('blog.nextSteps')
  const words = useTranslations('vocabulary')
  const house = (
    <div key="house" className="flex flex-col items-start border-t border-ink pt-5">
      <h2 className="text-h3">{t('house')}</h2>
      <p className="mt-3 mb-6 max-w-measure grow text-muted">{t('houseText')}</p>
      <EnquiryLink locale={locale} kind="callback" type="staff">
        {words('callback')}
      </EnquiryLink>
    </div>
  )
  const work = (
    <div key="work" className="flex flex-col items-start border-t border-ink pt-5">
      <h2 className="text-h3">{t('work')}</h2>
      <p className="mt-3 mb-6 max-w-measure grow text-muted">{t('workText')}</p>
      <ButtonLink href={listHref(locale, 'vacancies')} tone="secondary">
        {t('vacancies')}
      </ButtonLink>
    </div>
  )
  return (
    <div className="print:hidden">
      <Section label={words('nextStep')}>
        <div className="grid gap-x-column gap-y-10 md:grid-cols-2">
          {reader === 'candidate' ? [work, house] : [house, work]}
        </div>
      </Section>
    </div>
  )
}
