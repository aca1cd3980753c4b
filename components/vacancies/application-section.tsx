import { useTranslations } from 'next-intl'
import { ClosedMeanwhile } from '#components/enquiries/closed-meanwhile.tsx'
import { InlineApplication } from '#components/enquiries/inline-forms.tsx'
import { KnownLink } from '#components/page/known-link.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Section } from '#components/ui/page/section.tsx'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { isClosed } from '#lib/resources/vacancies/vacancy-life.ts'
import { VacancyActions } from './vacancy-actions.tsx'
import { ApplicationWhileOpen } from './while-open-client.tsx'

interface ApplicationSectionProps {
  locale: Locale
  vacancy: Vacancy
  /** The page's own absolute address. */
  url: string
  /** What became of an application that was sent without script. */
  flash?: EnquiryFlash
  shell: Pick<Shell, 'settings'>
  now: Date
}

/** Applying, or the way to other vacancies where this one is closed. */
export function ApplicationSection({
  locale,
  vacancy,
  url,
  flash,
  shell,
  now,
}: ApplicationSectionProps) {
  const t = useTranslations('vacancies')
  const words = useTranslations('vocabulary')
  const enquiries = useTranslations('enquiries')
  const { id, closesAt } = vacancy
  const isSent = flash?.outcome === 'accepted'
  const closed = (
    <Section label={words('nextStep')} title={t('nextStep.closedTitle')} tone="sand">
      <div className="flex flex-wrap gap-3">
        <VacancyActions locale={locale} vacancy={vacancy} isOpen={false} url={url} />
      </div>
    </Section>
  )
  const open = (
    <Section label={words('nextStep')} title={t('nextStep.title')} tone="sand" isAside>
      <p className="mb-8 max-w-measure text-muted">{t('nextStep.text')}</p>
      {!isSent && (
        <ClosedMeanwhile
          closesAt={closesAt}
          text={enquiries('apply.closedMeanwhile')}
          wasClosed={isClosed(vacancy, now)}
        />
      )}
      <InlineApplication
        locale={locale}
        settings={shell.settings}
        origin={new URL(url).origin}
        vacancyId={id}
        flash={flash}
      />
      <p className="mt-5 flex flex-wrap gap-x-6">
        <TextLink href={listHref(locale, 'vacancies')} className="link inline-block py-3">
          {t('all')}
        </TextLink>
        <KnownLink locale={locale} settings={shell.settings} page="for-candidates" />
        <KnownLink locale={locale} settings={shell.settings} page="stay-safe" />
      </p>
    </Section>
  )
  // Who sent it without script is told what became of it, even if it has closed since.
  if (flash?.form === 'apply' || closesAt === undefined) return open
  if (isClosed(vacancy, now)) return closed
  return (
    <ApplicationWhileOpen closesAt={closesAt} closed={closed}>
      {open}
    </ApplicationWhileOpen>
  )
}
