import { OfficeHoursLines } from '@/components/catalogue/office-hours-lines'
import { AnswerTimes } from '@/components/contacts/answer-times'
import { OfficeList } from '@/components/contacts/office-list'
import { PhoneList } from '@/components/contacts/phone-list'
import { WriteToUs } from '@/components/contacts/write-to-us'
import { CountryOffices } from '@/components/countries/country-offices'
import { sampleClocks } from './sample-clocks'
import { Specimen, Specimens } from './specimen'
import type { StyleData } from './style-data'
import { STYLE_TEXTS } from './style-texts'

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
