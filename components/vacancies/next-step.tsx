import { useTranslations } from 'next-intl'
import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import type { Locale } from '#lib/domain/locale'
import type { Vacancy } from '#lib/domain/vacancy'
import { isClosed } from '#lib/domain/vacancy-life'
import { vacanciesHref } from '#lib/i18n/hrefs'
import { ClosedMeanwhile } from '@/components/enquiries/closed-meanwhile'
import { InlineApplication } from '@/components/enquiries/inline-application'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { ApplicationWhileOpen } from './application-while-open'
import { VacancyActions } from './vacancy-actions'

interface NextStepProps {
  locale: Locale
  vacancy: Vacancy
  /** The page's own absolute address. */
  url: string
  /** What became of an application that was sent without script. */
  answer?: EnquiryAnswer
  now: Date
}

/** Applying, or the way to other vacancies where this one is closed. */
export function NextStep({ locale, vacancy, url, answer, now }: NextStepProps) {
  const t = useTranslations('vacancies')
  const words = useTranslations('vocabulary')
  const enquiries = useTranslations('enquiries')
  const { id, closesAt } = vacancy
  const isSent = answer?.outcome === 'accepted'
  const closed = (
    <Section label={words('nextStep')} title={t('nextStep.closedTitle')} tone="sand">
      <div className="flex flex-wrap gap-3">
        <VacancyActions locale={locale} vacancy={vacancy} isOpen={false} url={url} />
      </div>
    </Section>
  )
  const open = (
    <Section label={words('nextStep')} title={t('nextStep.title')} tone="sand">
      <p className="mb-8 max-w-measure text-muted">{t('nextStep.text')}</p>
      {!isSent && (
        <ClosedMeanwhile
          closesAt={closesAt}
          text={enquiries('apply.closedMeanwhile')}
          wasClosed={isClosed(vacancy, now)}
        />
      )}
      <InlineApplication locale={locale} vacancyId={id} answer={answer} />
      <p className="mt-8">
        <TextLink href={vacanciesHref(locale, {})}>{t('all')}</TextLink>
      </p>
    </Section>
  )
  // Who sent it without script is told what became of it, even if it has closed since.
  if (answer?.form === 'apply' || closesAt === undefined) return open
  if (isClosed(vacancy, now)) return closed
  return (
    <ApplicationWhileOpen closesAt={closesAt} closed={closed}>
      {open}
    </ApplicationWhileOpen>
  )
}
