import type { Locale } from '#lib/domain/locale'
import { ErrorScreen } from '@/components/errors/error-screen'
import { BreakButton } from './break-button-client'
import { Specimen, Specimens, WideSpecimen } from './specimen'
import { STYLE_TEXTS } from './style-texts'

const { errors: texts } = STYLE_TEXTS
const FAILURES = [
  { name: texts.kinds.notFound, failure: { status: 404 } },
  { name: texts.kinds.upstream, failure: { status: 502, message: texts.message } },
  { name: texts.kinds.unexpected, failure: { status: 500 } },
]

export function BrokenPart() {
  return (
    <Specimens>
      <Specimen name={texts.broken} note={texts.brokenNote}>
        <BreakButton />
      </Specimen>
    </Specimens>
  )
}

export function ErrorScreens({ locale }: { locale: Locale }) {
  return FAILURES.map(({ name, failure }) => (
    <WideSpecimen key={name} name={name}>
      <ErrorScreen locale={locale} failure={failure} path={texts.path} />
    </WideSpecimen>
  ))
}
