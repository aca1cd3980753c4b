import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, fromUnmistaken, toUnmistaken } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '  =1',
  '\r',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹢1',
  '﹣1',
  '−1',
  '⁼1',
  '\u200B=1',
  '\uFEFF＝1',
  '\u3000＝1',
])('%j is no formula to a spreadsheet', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

test.each(['Ann', '1-2', 'a=b', '٪', 'Няня', '', '\u200BAnn'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`)
})

test('a cell stays one cell, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const line = csvLine(cells)
      const read = Array.from(line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g), ([, cell = '']) =>
        cell.replaceAll('""', '"').replace(/^'/, ''),
      )
      expect(read).toEqual(cells.map((cell) => cell.replace(/^'/, '')))
    }),
  )
})

test('a text comes back as it was, with apostrophes of its own', () => {
  for (const text of ["'tis", "'", "''=1", '=1', '+44 20', "'−1", 'Ann', '']) {
    const [, cell = ''] = /^"(.*)"\r\n$/s.exec(csvLine([toUnmistaken(text)])) ?? []
    expect(fromUnmistaken(cell)).toBe(text)
  }
  expect(fromUnmistaken("'tis")).toBe("'tis")
})
