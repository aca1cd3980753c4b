// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClosedMeanwhile } from '#components/enquiries/closed-meanwhile.tsx'
import { ApplicationWhileOpen } from './while-open-client.tsx'

const CLOSES_AT = Date.parse('2026-11-27T20:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: CLOSES_AT - HOUR_MS })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the place to apply, at the moment the vacancy closes', () => {
  it('gives way where nothing has been begun', () => {
    render(<Place />)
    pass(HOUR_MS - 1)
    expect(screen.getByRole('textbox')).toBeTruthy()
    pass(1)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Other houses')).toBeTruthy()
  })

  it('stays where something is typed, and says that it is still taken', () => {
    render(<Place />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Anna' } })
    pass(2 * HOUR_MS)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Anna')
    expect(screen.getByRole('status').textContent).toBe('Still taken')
    expect(screen.queryByText('Other houses')).toBeNull()
  })

  it('stays under a visitor who is about to type', () => {
    render(<Place />)
    screen.getByRole('textbox').focus()
    pass(HOUR_MS)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('gives way on a page that comes from a cache after the moment', () => {
    const html = renderToString(<Place />)
    expect(html).toContain('<input')
    vi.setSystemTime(CLOSES_AT + 1)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    render(<Place />, { container, hydrate: true })
    expect(screen.getByText('Other houses')).toBeTruthy()
  })

  it('notices after the machine has slept, however late its timers are', () => {
    render(<Place />)
    vi.setSystemTime(CLOSES_AT + HOUR_MS)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(screen.getByText('Other houses')).toBeTruthy()
  })
})

function Place() {
  return (
    <ApplicationWhileOpen closesAt={CLOSES_AT} closed={<p>Other houses</p>}>
      <ClosedMeanwhile closesAt={CLOSES_AT} text="Still taken" />
      <input name="name" aria-label="Name" />
    </ApplicationWhileOpen>
  )
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
