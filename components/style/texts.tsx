import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { QuestionList } from '#components/staff/staff-sections.tsx'
import { Button } from '#components/ui/button/button.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { TableScroll } from '#components/ui/page/table-scroll.tsx'
import { SAMPLE_WORD } from './sample-words.ts'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { texts } = STYLE_TEXTS
const ROWS = ['1', '2', '3']

export function Texts({ prose, shell }: StyleData) {
  const countries = shell.countries.map(({ title }) => ({ term: title, value: texts.wideCell }))
  return (
    <Specimens>
      <Specimen name={texts.prose} note={texts.tableOfProse}>
        <Prose html={prose} />
      </Specimen>
      <Specimen name={texts.scroll}>
        <WideTable />
      </Specimen>
      <Specimen name={texts.facts} note={texts.factsNote}>
        <Facts
          items={[
            ...countries.slice(0, 2),
            { term: texts.unknown, value: undefined },
            { term: SAMPLE_WORD, value: SAMPLE_WORD },
          ]}
        />
      </Specimen>
      <Specimen name={texts.questions} isStacked>
        <QuestionList items={[{ question: texts.emptyTitle, answer: texts.emptyText }]} />
      </Specimen>
      <Specimen name={texts.empty}>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      </Specimen>
      {(['hooks', 'tray'] as const).map((kind) => (
        <Specimen key={kind} name={texts.emptyPicture} note={kind}>
          <EmptyState
            title={texts.emptyTitle}
            text={texts.emptyText}
            picture={<EmptyIllustration kind={kind} />}
          >
            <Button tone="secondary">{texts.emptyAction}</Button>
          </EmptyState>
        </Specimen>
      ))}
    </Specimens>
  )
}

function WideTable() {
  return (
    <TableScroll label={texts.scroll}>
      <table className="min-w-[72rem] text-left">
        <thead>
          <tr className="border-b border-ink text-small text-muted">
            {texts.wideColumns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className="border-b border-rule">
              {texts.wideColumns.map((column) => (
                <td key={column} className="py-3 pr-6">
                  {texts.wideCell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
