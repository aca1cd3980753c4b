import { AnswerTimes } from '#components/contacts/contacts-screen.tsx'
import { OfficeHoursLines } from '#components/contacts/office-clock.tsx'
import { OfficeList } from '#components/contacts/office-list.tsx'
import { PhoneList } from '#components/contacts/phone-list.tsx'
import { WriteToUs } from '#components/contacts/write-to-us.tsx'
import { CountryOffices } from '#components/countries/country-offices.tsx'
import { sampleClocks } from './sample-clocks.ts'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { offices: texts } = STYLE_TEXTS
const STATES = ['open', 'always', 'opensSoon', 'opensLater', 'noHours'] as const

export function Offices({ locale, shell }: StyleData) {
  const { settings, countries } = shell
  const clocks = sampleClocks(new Date())
  const isHome = (slug: string) => settings.offices.some(({ countrySlug }) => countrySlug === slug)
  const shown = [
    { name: texts.withOffice, country: countries.find(({ slug }) => isHome(slug)) },
    { name: texts.withoutOffice, country: countries.find(({ slug }) => !isHome(slug)) },
  ]
  return (
    <Specimens>
      {STATES.map((state) => (
        <Specimen key={state} name={texts[state]}>
          <OfficeHoursLines locale={locale} office={clocks[state]} />
        </Specimen>
      ))}
      <Specimen name={texts.phones} isStacked>
        <PhoneList locale={locale} settings={settings} />
      </Specimen>
      <Specimen name={texts.offices} isStacked>
        <OfficeList locale={locale} offices={settings.offices} />
      </Specimen>
      {shown.map(
        ({ name, country }) =>
          country && (
            <Specimen key={name} name={name}>
              <CountryOffices locale={locale} country={country} settings={settings} />
            </Specimen>
          ),
      )}
      <Specimen name={texts.write}>
        <WriteToUs settings={settings} />
      </Specimen>
      <Specimen name={texts.answers}>
        <AnswerTimes />
      </Specimen>
    </Specimens>
  )
}
