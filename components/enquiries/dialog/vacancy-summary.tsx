import { type ReactNode, useEffect, useState } from 'react'
import type {
  EnquiryTexts,
  VacancySummary,
  WindowConfig,
} from '#components/enquiries/enquiry-config.ts'
import { loadVacancyTexts, type VacancyTexts } from '#components/enquiries/vacancy-texts.ts'
import { Facts } from '#components/ui/page/facts.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'

interface VacancyFactLinesProps {
  vacancy: VacancySummary
  texts: EnquiryTexts
}

export function VacancyFactLines({ vacancy, texts }: VacancyFactLinesProps) {
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

interface VacancyPartsProps {
  vacancy: VacancySummary
  config: Pick<WindowConfig, 'locale' | 'texts'>
}

/** What the vacancy says of itself, part by part. One may apply before it is there. */
export function VacancyParts({ vacancy, config }: VacancyPartsProps) {
  const { id } = vacancy
  const words = config.texts.apply
  const [parts, setParts] = useState<VacancyTexts['parts'] | 'failed'>()

  useEffect(() => {
    let isClosed = false
    void loadVacancyTexts(id).then((texts) => {
      if (!isClosed) setParts(texts?.parts ?? 'failed')
    })
    return () => {
      isClosed = true
    }
  }, [id])

  if (parts === undefined) return <Status>{words.textsLoading}</Status>
  if (parts === 'failed') {
    return (
      <Status>
        {words.textsFailed}{' '}
        <a href={localizedPath(config.locale, PATHS.vacancy(id))} className="link">
          {words.textsPage}
        </a>
      </Status>
    )
  }
  return parts.map(({ part, html }) => (
    <section key={part} className="mt-8">
      <h3 className="mb-3 text-h4">{words[part]}</h3>
      <Prose html={html} />
    </section>
  ))
}

function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-8 text-muted">
      {children}
    </p>
  )
}
