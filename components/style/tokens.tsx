import { TableScroll } from '#components/ui/page/table-scroll.tsx'
import { Specimen } from './specimen.tsx'
import { contrastOf, contrastUse, listTokens } from './theme-tokens.ts'

const GROUNDS = ['paper', 'sand', 'evergreen']

/** Each colour, and what may be written or drawn with it on each ground. */
export function Palette({ css }: { css: string }) {
  const tokens = listTokens(css, 'color').filter(({ value }) => value.startsWith('#'))
  const colorOf = (ground: string) => tokens.find(({ name }) => name === ground)?.value ?? ''
  return (
    <TableScroll label="Palette">
      <table className="w-full min-w-[44rem] border-t border-ink text-left tabular-nums">
        <thead>
          <tr className="border-b border-rule text-small text-muted">
            {['Token', 'Value', ...GROUNDS.map((ground) => `On ${ground}`)].map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value }) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="flex items-center gap-4 py-2 pr-4 font-medium">
                <span
                  style={{ background: value }}
                  className="block size-10 rounded-sm border border-rule"
                />
                {name}
              </th>
              <td className="pr-4 text-muted">{value}</td>
              {GROUNDS.map((ground) => (
                <td key={ground} className="pr-4">
                  {describeContrast(value, colorOf(ground))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

/** Each script in its own language, or its spaces and quotation marks would be the other's. */
export function TypeScale({ css }: { css: string }) {
  return listTokens(css, 'text').map(({ name, value }) => (
    <Specimen key={name} name={`${name}, ${value}`}>
      <div
        style={{
          fontSize: `var(--text-${name})`,
          lineHeight: `var(--text-${name}--line-height)`,
          letterSpacing: `var(--text-${name}--letter-spacing, normal)`,
        }}
        className={name.startsWith('h') ? 'font-serif' : undefined}
      >
        <p lang="en">
          A house is known <em>by</em> <strong>its people</strong>, £1,111.00
        </p>
        <p lang="ru">
          Дом узнают <em>по</em> <strong>его людям</strong>, №&nbsp;4
        </p>
      </div>
    </Specimen>
  ))
}

export function Measures({ css }: { css: string }) {
  return ['spacing', 'container'].flatMap((kind) =>
    listTokens(css, kind).map(({ name, value }) => (
      <Specimen key={`${kind} ${name}`} name={`${name}, ${value}`}>
        <div style={{ width: `var(--${kind}-${name})` }} className="h-6 max-w-full bg-peach" />
      </Specimen>
    )),
  )
}

function describeContrast(color: string, ground: string): string {
  const ratio = contrastOf(color, ground)
  if (ratio === undefined || ratio === 1) return '–'
  return `${ratio.toFixed(1)} ${contrastUse(ratio)}`
}
