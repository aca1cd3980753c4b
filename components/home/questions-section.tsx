import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { KnownLink } from '#components/page/known-link.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import { Questions } from '#components/ui/page/questions.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { HOME_PLACES } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { KnownPage } from '#lib/resources/information/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { TERMS } from '#lib/resources/terms.ts'
import { toTelHref } from '#lib/text/phone.ts'

const QUESTIONS = ['checks', 'payment', 'replacement', 'speed', 'employer', 'work'] as const
/** Where an answer goes on. */
const PAGES: Partial<Record<(typeof QUESTIONS)[number], KnownPage>> = {
  checks: 'how-we-check',
  payment: 'fees',
  work: 'for-candidates',
}

interface QuestionsSectionProps {
  locale: Locale
  settings: Settings
}

export function QuestionsSection({ locale, settings }: QuestionsSectionProps) {
  const t = useTranslations('home.questions')
  const site = useTranslations('site.footer')
  const { phones, links } = settings
  const moreOf = (page: KnownPage | undefined) =>
    page && <KnownLink locale={locale} settings={settings} page={page} />
  const link = (href: string) => (words: ReactNode) => (
    <TextLink href={href} className="link whitespace-nowrap">
      {words}
    </TextLink>
  )
  return (
    <Section number={7} label={t('label')} title={t('title')}>
      <Questions
        items={QUESTIONS.map((key) => ({
          question: t(`items.${key}.question`),
          answer: t(`items.${key}.answer`, TERMS),
          more: moreOf(PAGES[key]),
        }))}
      />
      <h3 className="mt-10 mb-4 text-h4">{t('also.title')}</h3>
      <Facts
        areLong
        items={[
          {
            id: HOME_PLACES.academy,
            term: site('academy'),
            value: links?.academy && t.rich('also.academy', { link: link(links.academy) }),
          },
          {
            id: HOME_PLACES.forUkraine,
            term: site('forUkraine'),
            value: t.rich('also.forUkraine', {
              phone: phones.ukraine,
              link: link(toTelHref(phones.ukraine)),
            }),
          },
          {
            id: HOME_PLACES.jetRental,
            term: site('jetRental'),
            value: t('also.jetRental'),
          },
        ]}
      />
    </Section>
  )
}
