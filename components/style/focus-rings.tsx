import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { type Ground, Specimen, Specimens } from './specimen'
import { STYLE_TEXTS } from './style-texts'

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
