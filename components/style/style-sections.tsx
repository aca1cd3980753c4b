import type { ReactNode } from 'react'
import { ClosingBand } from '@/components/home/closing-band'
import { QuestionsSection } from '@/components/home/questions-section'
import { ConsentControl } from '@/components/site/consent-control'
import { Bands } from './bands'
import { Buttons } from './buttons'
import { Candidates } from './candidates'
import { Chrome } from './chrome'
import { Drawings } from './drawings'
import { BrokenPart, ErrorScreens } from './errors'
import { Fields } from './fields'
import { FocusRings } from './focus-rings'
import { Forms } from './forms'
import { Icons } from './icons'
import { Articles, Journal } from './journal'
import { GridColumns, Measures } from './measures'
import { Offices } from './offices'
import { Palette } from './palette'
import { Profiles } from './profiles'
import { WideSpecimen } from './specimen'
import type { StyleData } from './style-data'
import { STYLE_TEXTS } from './style-texts'
import { Texts } from './texts'
import { Toasts } from './toasts-client'
import { TypeScale } from './type-scale'
import { ClosedVacancy, Vacancies } from './vacancies'
import { CrumbTrails, Pagers } from './ways'
import { Windows } from './windows'

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
