import type { ReactNode } from 'react'
import { ClosingBand } from '#components/home/closing-band.tsx'
import { QuestionsSection } from '#components/home/questions-section.tsx'
import { ConsentControl } from '#components/site/consent/consent-control.tsx'
import { Bands } from './bands.tsx'
import { Buttons } from './buttons.tsx'
import { Candidates } from './candidates.tsx'
import { Chrome } from './chrome.tsx'
import { Drawings } from './drawings.tsx'
import { BrokenPart, ErrorScreens } from './errors.tsx'
import { Fields } from './fields.tsx'
import { FocusRings } from './focus-rings.tsx'
import { Forms } from './forms.tsx'
import { Icons } from './icons.tsx'
import { Articles, Journal } from './journal.tsx'
import { GridColumns, Measures } from './measures.tsx'
import { Offices } from './offices.tsx'
import { Palette } from './palette.tsx'
import { Profiles } from './profiles.tsx'
import { WideSpecimen } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'
import { Texts } from './texts.tsx'
import { Toasts } from './toasts-client.tsx'
import { TypeScale } from './type-scale.tsx'
import { ClosedVacancy, Vacancies } from './vacancies.tsx'
import { CrumbTrails, Pagers } from './ways.tsx'
import { Windows } from './windows.tsx'

type SectionId = keyof typeof STYLE_TEXTS.sections

export interface StyleSection {
  id: SectionId
  label: string
  title: string
  content?: ReactNode
  /** What is as wide as the page. */
  wide?: ReactNode
}

export function listSections(data: StyleData): StyleSection[] {
  const { locale, css, shell, source } = data
  const { measures, forms, texts } = STYLE_TEXTS
  return [
    section('palette', <Palette css={css} />),
    section('type', <TypeScale css={css} />),
    section(
      'measures',
      <Measures css={css} />,
      <WideSpecimen name={measures.grid} note={measures.gridNote}>
        <GridColumns />
      </WideSpecimen>,
    ),
    section('focus', <FocusRings />),
    section('buttons', <Buttons />),
    section('fields', <Fields />),
    section(
      'forms',
      <Forms {...data} />,
      <WideSpecimen name={forms.evergreen}>
        <ClosingBand locale={locale} settings={shell.settings} source={source} />
      </WideSpecimen>,
    ),
    section('windows', <Windows {...data} />),
    section('toasts', <Toasts />),
    section('chrome', <Chrome locale={locale} />, <ConsentControl />),
    section('ways', <Pagers />, <CrumbTrails />),
    section('bands', undefined, <Bands />),
    section(
      'texts',
      <Texts {...data} />,
      <WideSpecimen name={texts.questions}>
        <QuestionsSection />
      </WideSpecimen>,
    ),
    section('vacancies', <Vacancies {...data} />, <ClosedVacancy {...data} />),
    section('candidates', <Candidates {...data} />),
    section('profiles', <Profiles {...data} />),
    section('offices', <Offices {...data} />),
    section('journal', <Journal {...data} />, <Articles {...data} />),
    section('icons', <Icons {...data} />),
    section('drawings', <Drawings {...data} />),
    section('errors', <BrokenPart />, <ErrorScreens locale={locale} />),
  ]
}

function section(id: SectionId, content: ReactNode, wide?: ReactNode): StyleSection {
  const [label, title] = STYLE_TEXTS.sections[id]
  return { id, label, title, content, wide }
}
