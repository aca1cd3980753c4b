import type { ButtonTone } from '#components/ui/button/button.tsx'
import { Button, ButtonLink } from '#components/ui/button/button.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { type Ground, Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { buttons: texts, grounds } = STYLE_TEXTS
const TONES: ButtonTone[] = ['primary', 'secondary', 'accent', 'quiet']
const GROUNDS: Ground[] = ['paper', 'sand', 'evergreen']
const HERE = '#buttons'

export function Buttons() {
  return (
    <Specimens>
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={grounds[ground]} ground={ground}>
          <div className="grid gap-4">
            {TONES.map((tone) => (
              <Tone key={tone} tone={tone} />
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name={texts.long}>
        <Button>{texts.longLabel}</Button>
      </Specimen>
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={texts.links} note={grounds[ground]} ground={ground}>
          <div className="flex flex-wrap gap-3">
            {TONES.map((tone) => (
              <ButtonLink key={tone} href={HERE} tone={tone}>
                {texts.tones[tone]}
              </ButtonLink>
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name={texts.textLinks}>
        <p className="max-w-measure">
          {texts.text} <TextLink href={HERE}>{texts.inText}</TextLink>{' '}
          <TextLink href="https://example.org">{texts.outside}</TextLink>.
        </p>
        <p className="mt-3">
          <TextLink href={HERE} className="text-muted row-link">
            {texts.quietLink}
          </TextLink>
        </p>
      </Specimen>
    </Specimens>
  )
}

function Tone({ tone }: { tone: ButtonTone }) {
  const { rest, loading, disabled } = texts.states
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="w-24 text-small">{texts.tones[tone]}</p>
      <Button tone={tone}>{rest}</Button>
      <Button tone={tone} isLoading>
        {loading}
      </Button>
      <Button tone={tone} disabled>
        {disabled}
      </Button>
    </div>
  )
}
