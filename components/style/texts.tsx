import { EmptyIllustration } from '@/components/illustrations/empty-illustration'
import { QuestionList } from '@/components/profiles/question-list'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Facts } from '@/components/ui/facts'
import { Prose } from '@/components/ui/prose'
import { TableScroll } from '@/components/ui/table-scroll'
import { SAMPLE_WORD } from './sample-words'
import { Specimen, Specimens } from './specimen'
import type { StyleData } from './style-data'
import { STYLE_TEXTS } from './style-texts'

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
