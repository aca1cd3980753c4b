import { CheckList, PostTimeline } from '#components/candidates/candidate-sections.tsx'
import { LanguageLevels } from '#components/candidates/language-levels.tsx'
import { CountryMenu } from '#components/countries/country-menu.tsx'
import { SalaryGuide } from '#components/staff/salary-guide.tsx'
import { QuestionList, RelatedPositions, StaffWork } from '#components/staff/staff-sections.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { profiles: texts } = STYLE_TEXTS

export function Profiles({ locale, shell, candidates, staffPage }: StyleData) {
  const [person] = candidates
  return (
    <Specimens>
      {person && (
        <>
          <Specimen name={texts.timeline} isStacked>
            <PostTimeline posts={person.experience} />
          </Specimen>
          <Specimen name={texts.languages}>
            <LanguageLevels
              locale={locale}
              languages={[...person.languages, { code: 'xx', level: 'fluent' }]}
            />
          </Specimen>
          <Specimen name={texts.checks}>
            <CheckList locale={locale} checks={person.checks} />
          </Specimen>
        </>
      )}
      {!staffPage.isMinimal && (
        <>
          <Specimen name={texts.pay} isStacked>
            <SalaryGuide
              locale={locale}
              entries={staffPage.salaryGuide}
              countries={shell.countries}
            />
          </Specimen>
          <Specimen name={texts.work} isStacked>
            <StaffWork duties={staffPage.duties} qualifications={staffPage.qualifications} />
          </Specimen>
          <Specimen name={texts.questions} isStacked>
            <QuestionList items={staffPage.faq} />
          </Specimen>
        </>
      )}
      <Specimen name={texts.related}>
        <RelatedPositions locale={locale} pages={shell.staffMenu[0]?.pages ?? []} />
      </Specimen>
      <Specimen name={texts.menu} isStacked>
        <CountryMenu locale={locale} kind="positions" menu={shell.staffMenu} />
      </Specimen>
      <Specimen name={texts.menuEmpty} isStacked>
        <CountryMenu locale={locale} kind="candidates" menu={[]} />
      </Specimen>
    </Specimens>
  )
}
