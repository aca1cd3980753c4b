import { Specimen, Specimens } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'
import { listTokens } from './theme-tokens.ts'

const { measures: texts } = STYLE_TEXTS
const KINDS = ['spacing', 'container']
const HAIRLINES = ['border-rule', 'border-field', 'border-ink', 'border-ember']
const COLUMNS = Array.from({ length: 12 }, (_, index) => index + 1)

export function Measures({ css }: { css: string }) {
  return (
    <Specimens>
      {KINDS.flatMap((kind) =>
        listTokens(css, kind).map(({ name, value }) => (
          <Specimen key={`${kind} ${name}`} name={name} note={value}>
            <div style={{ width: `var(--${kind}-${name})` }} className="h-6 max-w-full bg-peach" />
          </Specimen>
        )),
      )}
      <Specimen name={texts.hairlines}>
        {HAIRLINES.map((line) => (
          <p key={line} className={`border-b py-2 text-small text-muted ${line}`}>
            {line}
          </p>
        ))}
      </Specimen>
      <Specimen name={texts.corner}>
        <div className="h-16 w-32 rounded-sm border border-field" />
      </Specimen>
      <Specimen name={texts.arch}>
        <div className="flex items-end gap-4">
          <div className="aspect-4/5 w-16 rounded-arch border border-ink bg-sand" />
          <div className="aspect-4/5 w-40 rounded-arch border border-ink bg-peach" />
        </div>
      </Specimen>
    </Specimens>
  )
}

export function GridColumns() {
  return (
    <div className="page-width page-grid gap-y-2 py-4 text-small text-muted tabular-nums">
      {COLUMNS.map((column) => (
        <div key={column} className="bg-peach/45 py-4 text-center max-lg:not-first:hidden">
          {column}
        </div>
      ))}
    </div>
  )
}
