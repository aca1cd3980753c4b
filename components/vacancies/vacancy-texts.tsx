import { useTranslations } from 'next-intl'
import { Prose } from '#components/ui/page/prose.tsx'
import { Section } from '#components/ui/page/section.tsx'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

/** What a vacancy says of itself, a band for each text that it has. */
export function VacancyTexts({ vacancy }: { vacancy: Vacancy }) {
  const t = useTranslations('vacancies')
  const parts = (['conditions', 'responsibilities', 'requirements'] as const).flatMap((part) => {
    const html = vacancy[part]
    return html ? [{ part, html }] : []
  })
  return parts.map(({ part, html }, index) => (
    <Section
      key={part}
      number={index + 1}
      label={t(`${part}.label`)}
      title={t(`${part}.title`)}
      isMinor
    >
      <Prose html={html} />
    </Section>
  ))
}
