// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import { Prose } from './prose.tsx'

afterEach(cleanup)

const LONG = 'before every first working day'

describe('Prose', () => {
  it('tells each part of a wordy table what it is, and numbers nothing', () => {
    render(<Prose html={sanitizeHtml(`${table(LONG)}${table('£200')}`)} />)
    const [wordy, numeric] = screen.getAllByRole('table').map((it) => within(it))
    expect(wordy?.getByText('Nanny').closest('[data-head]')).toBeNull()
    expect(wordy?.getByText(LONG).closest('[data-head]')?.getAttribute('data-head')).toBe(
      'Paid "when"',
    )
    expect(numeric?.getByText('£200').closest('[data-head]')).toBeNull()
  })
})

function table(cell: string): string {
  return `<table><thead><tr><th>Who</th><th><em>Paid</em> "when"</th><th>To</th></tr></thead>
    <tbody><tr><td>Nanny</td><td>${cell}</td><td>10</td></tr></tbody></table>`
}
