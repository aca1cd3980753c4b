import { Button } from '#components/ui/button/button.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { type Ground, Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { focus: texts, grounds } = STYLE_TEXTS
const GROUNDS: Ground[] = ['paper', 'sand', 'evergreen']

export function FocusRings() {
  return (
    <Specimens>
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={grounds[ground]} note={texts.note} ground={ground}>
          <div className="flex flex-wrap items-center gap-6">
            <Button>{texts.button}</Button>
            <TextLink
              href="#focus"
              className={ground === 'evergreen' ? 'underline underline-offset-4' : 'link'}
            >
              {texts.link}
            </TextLink>
            <TextField label={texts.field} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  )
}
