import { useTranslations } from 'next-intl'
import { Questions } from '#components/ui/page/questions.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { TERMS } from '#lib/resources/terms.ts'

const QUESTIONS = ['checks', 'payment', 'replacement', 'speed', 'employer', 'work'] as const

export function QuestionsSection() {
  const t = useTranslations('home.questions')
  return (
    <Section number={7} label={t('label')} title={t('title')}>
      <Questions
        items={QUESTIONS.map((key) => ({
          question: t(`items.${key}.question`),
          answer: t(`items.${key}.answer`, TERMS),
        }))}
      />
    </Section>
  )
}
