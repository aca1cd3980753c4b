import { ErrorScreen } from '#components/errors/error-screen.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { BreakButton } from './break-button-client.tsx'
import { Specimen, Specimens, WideSpecimen } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

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
