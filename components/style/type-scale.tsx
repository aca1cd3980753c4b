import { Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'
import { listTokens } from './theme-tokens.ts'

const { type: texts } = STYLE_TEXTS
const FAMILIES = ['serif', 'sans'] as const
const WEIGHTS = [400, 500]

export function TypeScale({ css }: { css: string }) {
  return (
    <Specimens>
      {FAMILIES.map((family) => (
        <Specimen key={family} name={texts[family]}>
          {WEIGHTS.map((weight) => (
            <p
              key={weight}
              style={{ fontFamily: `var(--font-${family})`, fontWeight: weight }}
              className="text-h3"
            >
              <Sample />
            </p>
          ))}
        </Specimen>
      ))}
      <Specimen name={texts.figures}>
        <p className="tabular-nums">{texts.digits}</p>
      </Specimen>
      {listTokens(css, 'text').map(({ name, value }) => (
        <Specimen key={name} name={name} note={value}>
          <p
            style={{
              fontSize: `var(--text-${name})`,
              lineHeight: `var(--text-${name}--line-height)`,
              letterSpacing: `var(--text-${name}--letter-spacing, normal)`,
            }}
            className={name.startsWith('h') ? 'font-serif' : undefined}
          >
            <Sample />
          </p>
        </Specimen>
      ))}
    </Specimens>
  )
}

/** Each script in its own language, or its spaces and quotation marks would be the other's. */
function Sample() {
  return (
    <>
      <span lang="en" className="block">
        {texts.latin}
      </span>
      <span lang="ru" className="block">
        {texts.cyrillic}
      </span>
    </>
  )
}
