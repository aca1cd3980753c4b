import { NoVacancies } from '#components/vacancies/no-vacancies.tsx'
import { VacancyActions } from '#components/vacancies/vacancy-actions.tsx'
import { VacancyFacts } from '#components/vacancies/vacancy-facts.tsx'
import { VacancyFilterForm } from '#components/vacancies/vacancy-filter-form.tsx'
import { VacancyRow } from '#components/vacancies/vacancy-row.tsx'
import { VacancyScreen } from '#components/vacancies/vacancy-screen.tsx'
import { sampleVacancies } from './sample-vacancies.ts'
import { Specimen, Specimens, WideSpecimen } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { vacancies: texts } = STYLE_TEXTS
const ROWS = ['row', 'long', 'noPay', 'bare'] as const
const AFTER_ITS_END = new Date('2026-03-01T12:00:00Z')

export function Vacancies({ locale, shell, vacancy, source }: StyleData) {
  const samples = sampleVacancies(vacancy)
  const filter = { country: 'nowhere', category: '', words: texts.filter }
  return (
    <Specimens>
      {ROWS.map((row) => (
        <Specimen key={row} name={texts[row]} isStacked>
          <VacancyRow locale={locale} vacancy={samples[row]} />
        </Specimen>
      ))}
      {[true, false].map((isOpen) => (
        <Specimen key={String(isOpen)} name={isOpen ? texts.actions : texts.actionsClosed}>
          <div className="flex flex-wrap gap-3">
            <VacancyActions locale={locale} vacancy={vacancy} isOpen={isOpen} url={source.url} />
          </div>
        </Specimen>
      ))}
      <Specimen name={texts.facts}>
        <VacancyFacts locale={locale} vacancy={samples.long} shell={shell} />
      </Specimen>
      <Specimen name={texts.noneYet}>
        <NoVacancies locale={locale} isFiltered={false} />
      </Specimen>
      <Specimen name={texts.noneFound}>
        <NoVacancies locale={locale} isFiltered />
      </Specimen>
      {[undefined, filter].map((chosen) => (
        <Specimen key={chosen?.words ?? ''} name={texts.filter}>
          <div className="max-w-sm">
            <VacancyFilterForm locale={locale} shell={shell} filter={chosen} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  )
}

export function ClosedVacancy({ locale, shell, vacancy, source }: StyleData) {
  const { closed } = sampleVacancies(vacancy)
  return (
    <WideSpecimen name={texts.closed}>
      <VacancyScreen
        locale={locale}
        vacancy={closed}
        shell={shell}
        url={source.url}
        now={AFTER_ITS_END}
      />
    </WideSpecimen>
  )
}
