/** Text on one line of a terminal, which what a visitor typed must not be able to command. */
export function printable(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

/** Rows in columns as wide as what is in them. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
