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
    expect(numeric?.getByText('£200').closest('[data-figures]')).not.toBeNull()
  })

  it('says which columns of a wordy table are figures, and no column of words', () => {
    render(<Prose html={sanitizeHtml(table(LONG, 'about €210'))} />)
    const classOf = (text: string) => screen.getByText(text).className
    expect(classOf('about €210')).not.toBe('')
    expect(classOf('To')).toBe(classOf('about €210'))
    expect(classOf(LONG)).toBe('')
    cleanup()
    render(<Prose html={sanitizeHtml(table(LONG, 'a week'))} />)
    expect(classOf('a week')).toBe('')
  })

  it('parts the name of an item from what is said of it, and leaves what only looks like one', () => {
    const html = sanitizeHtml(
      '<ul><li><strong>Hours.</strong> 45 a <em>week</em></li><li>At <strong>8:00</strong></li>' +
        '<li><strong>Leave.</strong> <ul><li>28 days</li></ul></li></ul>',
    )
    const { container } = render(<Prose html={html} areNamed />)
    expect(screen.getByText('Hours').nextElementSibling?.textContent).toBe('45 a week')
    expect(container.textContent).toBe('Hours. 45 a weekAt 8:00Leave. 28 days')
  })
})

function table(cell: string, last = '10'): string {
  return `<table><thead><tr><th>Who</th><th><em>Paid</em> "when"</th><th>To</th></tr></thead>
    <tbody><tr><td>Nanny</td><td>${cell}</td><td>${last}</td></tr></tbody></table>`
}
