import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/page/section.tsx'
import { TERMS } from '#lib/resources/terms.ts'

const QUESTIONS = ['checks', 'payment', 'replacement', 'speed', 'employer', 'work'] as const

export function QuestionsSection() {
  const t = useTranslations('home.questions')
  return (
    <Section number={7} label={t('label')} title={t('title')}>
      <div className="border-t border-ink">
        {QUESTIONS.map((key) => (
          <details key={key} className="group border-b border-rule">
            <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-5 hover:text-ember print:py-1 [&::-webkit-details-marker]:hidden">
              <h3 className="text-h4">{t(`items.${key}.question`)}</h3>
              <span aria-hidden="true" className="font-serif text-h4 text-ember print:hidden">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">–</span>
              </span>
            </summary>
            <p className="max-w-measure pb-6 text-muted print:pb-2">
              {t(`items.${key}.answer`, TERMS)}
            </p>
          </details>
        ))}
      </div>
    </Section>
  )
}
