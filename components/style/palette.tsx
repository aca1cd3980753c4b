import { TableScroll } from '#components/ui/page/table-scroll.tsx'
import { contrastOf, contrastUse } from './contrast.ts'
import { STYLE_TEXTS } from './style-texts.ts'
import { listTokens } from './theme-tokens.ts'

const { columns, uses } = STYLE_TEXTS.palette
const GROUNDS = ['paper', 'sand', 'evergreen']

export function Palette({ css }: { css: string }) {
  const tokens = listTokens(css, 'color').filter(({ value }) => value.startsWith('#'))
  const grounds = GROUNDS.map((ground) => tokens.find(({ name }) => name === ground)?.value ?? '')
  return (
    <TableScroll label={STYLE_TEXTS.sections.palette[0]}>
      <table className="w-full min-w-[44rem] border-t border-ink tabular-nums">
        <thead>
          <tr className="border-b border-rule text-left text-small text-muted">
            <td className="w-16" />
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value }) => (
            <tr key={name} className="border-b border-rule">
              <td className="py-2">
                <span
                  style={{ background: value }}
                  className="block size-10 rounded-sm border border-rule"
                />
              </td>
              <th scope="row" className="pr-4 text-left font-medium">
                {name}
              </th>
              <td className="pr-4 text-muted">{value}</td>
              {grounds.map((ground) => (
                <Contrast key={ground} colour={value} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function Contrast({ colour, ground }: { colour: string; ground: string }) {
  const ratio = contrastOf(colour, ground)
  if (ratio === undefined || ratio === 1) return <td>–</td>
  return (
    <td className="pr-4">
      {ratio.toFixed(1)} <span className="text-small text-muted">{uses[contrastUse(ratio)]}</span>
    </td>
  )
}
