import type { ReactNode } from 'react'
import { ClosedGate } from '#components/errors/closed-gate.tsx'
import { HouseAtDusk } from '#components/home/house-at-dusk.tsx'
import { CategoryIllustration } from '#components/illustrations/category-illustration.tsx'
import { ContactsIllustration } from '#components/illustrations/contacts-illustration.tsx'
import { CountryIllustration } from '#components/illustrations/country-illustration.tsx'
import { DocumentIllustration } from '#components/illustrations/document-illustration.tsx'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { JournalIllustration } from '#components/illustrations/journal-illustration.tsx'
import { VacanciesIllustration } from '#components/illustrations/vacancies-illustration.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { drawings: texts } = STYLE_TEXTS
const PAGES = [
  { name: texts.contacts, Picture: ContactsIllustration },
  { name: texts.document, Picture: DocumentIllustration },
  { name: texts.journal, Picture: JournalIllustration },
  { name: texts.vacancies, Picture: VacanciesIllustration },
]

export function Drawings({ shell }: StyleData) {
  return (
    <Specimens>
      <Specimen name={texts.hero}>
        <div className="max-w-sm">
          <HouseAtDusk />
        </div>
      </Specimen>
      <Specimen name={texts.categories}>
        <Gallery>
          {shell.staffMenu.map(({ slug, icon, title }) => (
            <Drawing key={title} name={title}>
              <CategoryIllustration slug={slug} icon={icon} />
            </Drawing>
          ))}
          <Drawing name={texts.unknownCategory}>
            <CategoryIllustration />
          </Drawing>
        </Gallery>
      </Specimen>
      <Specimen name={texts.countries}>
        <Gallery>
          {shell.countries.map(({ slug, title }) => (
            <Drawing key={slug} name={title}>
              <CountryIllustration slug={slug} />
            </Drawing>
          ))}
          <Drawing name={texts.unknownCountry}>
            <CountryIllustration slug="" />
          </Drawing>
        </Gallery>
      </Specimen>
      <Specimen name={texts.pages}>
        <Gallery>
          {PAGES.map(({ name, Picture }) => (
            <Drawing key={name} name={name}>
              <Picture />
            </Drawing>
          ))}
        </Gallery>
      </Specimen>
      <Specimen name={texts.empty}>
        <div className="flex flex-wrap gap-8">
          <EmptyIllustration kind="hooks" />
          <EmptyIllustration kind="tray" />
        </div>
      </Specimen>
      <Specimen name={texts.gate}>
        <div className="max-w-xs">
          <ClosedGate />
        </div>
      </Specimen>
    </Specimens>
  )
}

function Gallery({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-8">
      {children}
    </div>
  )
}

function Drawing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-2 text-small text-muted">{name}</figcaption>
    </figure>
  )
}
