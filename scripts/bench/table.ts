/** What a bench prints, and `docs/performance.md` holds. */
export interface Table {
  title: string
  head: string[]
  rows: string[][]
  /** What a reader must know to read it. */
  note?: string
}

/** As Markdown, in columns that line up. */
export function formatTable({ title, head, rows, note }: Table): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [
    `### ${title}`,
    '',
    ...(note ? [note, ''] : []),
    line(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.map(line),
    '',
  ].join('\n')
}

export function count(number: number): string {
  return Math.round(number).toLocaleString('en')
}

export function ms(time: number): string {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
}

export function us(time: number): string {
  if (Number.isNaN(time)) return ''
  return `${time < 100 ? time.toFixed(1) : Math.round(time)} µs`
}

/** What is asked for, and whether it is so. */
export function asked(text: string, isMet: boolean): string {
  return `${text} ${isMet ? '✓' : '✗'}`
}
