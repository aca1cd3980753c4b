import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { type Cost, CostFacts } from '#components/page/cost-facts.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { Section } from '#components/ui/page/section.tsx'
import type { Locale } from '#lib/i18n/locales.ts'

/** The guarantee stands in a band of its own, what candidates pay among the questions. */
const HERE: readonly Cost[] = ['fee', 'short']
const STEPS = ['conversation', 'brief', 'candidates', 'trial', 'firstDay'] as const

export function ProcessSection({ locale }: { locale: Locale }) {
  const t = useTranslations('home.process')
  return (
    <Section number={3} label={t('label')} title={t('title')} tone="sand" isWide>
      <ol className="grid gap-x-column border-t border-ink xl:grid-cols-5 xl:border-0">
        {STEPS.map((step) => (
          <li
            key={step}
            className="grid content-start gap-x-6 gap-y-2 border-b border-rule sm:py-5 sm:grid-cols-[8rem_minmax(0,1fr)] xl:grid-cols-1 xl:border-t xl:border-b-0 xl:border-ink xl:pt-4"
          >
            <p className="text-small text-ember max-sm:hidden sm:pt-1">{t(`steps.${step}.when`)}</p>
            <div>
              <Fold
                title={
                  <>
                    <h3 className="text-h4 xl:min-h-[2.5lh]">{t(`steps.${step}.title`)}</h3>
                    <span className="ml-auto shrink-0 text-small text-ember sm:hidden">
                      {t(`steps.${step}.when`)}
                    </span>
                  </>
                }
              >
                <p className="max-w-measure pb-3 text-muted sm:pt-1 sm:pb-0">
                  {t(`steps.${step}.text`)}
                </p>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 sm:mt-10 lg:ml-[calc(25%+var(--spacing-column)/4)]">
        <h3 className="mb-5 text-h3">{t('costTitle')}</h3>
        <CostFacts locale={locale} costs={HERE} />
        <div className="mt-5 sm:mt-8 print:hidden">
          <EnquiryLink locale={locale} kind="price" tone="secondary">
            {t('price')}
          </EnquiryLink>
        </div>
      </div>
    </Section>
  )
}
