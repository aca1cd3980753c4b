import type { EnquiryTexts, VacancySummary } from '#components/enquiries/enquiry-setup.ts'
import { Facts } from '#components/ui/page/facts.tsx'
import { Prose } from '#components/ui/page/prose.tsx'

interface VacancyProps {
  vacancy: VacancySummary
  texts: EnquiryTexts
}

const PARTS = ['conditions', 'responsibilities', 'requirements'] as const

export function VacancyFactLines({ vacancy, texts }: VacancyProps) {
  return (
    // The rule of the window's head stands in for the one that facts begin with.
    <div className="-mt-3 mb-5 empty:hidden *:border-t-0">
      <Facts
        items={[
          { term: texts.apply.pay, value: vacancy.sum },
          { term: texts.apply.place, value: vacancy.place },
        ]}
      />
    </div>
  )
}

/** What the vacancy says of itself, part by part. */
export function VacancyParts({ vacancy, texts }: VacancyProps) {
  return PARTS.map((part) => {
    const html = vacancy[part]
    if (!html) return null
    return (
      <section key={part} className="mt-8">
        <h3 className="mb-3 text-h4">{texts.apply[part]}</h3>
        <Prose html={html} />
      </section>
    )
  })
}
