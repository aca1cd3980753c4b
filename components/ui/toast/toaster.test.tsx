// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast as store } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOAST_ENTER_MS, TOAST_LEAVE_MS } from './toast-list.tsx'
import type { ToastMessage } from './toast-store.ts'
import { keepUnshownToasts } from './toast-store.ts'
import { preloadToaster, recoverToasts, showToast, Toaster } from './toaster.tsx'

const THANKS: ToastMessage = { severity: 'success', summary: 'Thank you' }

beforeAll(preloadToaster)
beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster closeLabel="Close" />)
})
afterEach(() => {
  act(() => store.removeAll())
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  test('stays for seven seconds, then takes 0.45 s to leave', () => {
    show(THANKS)
    pass(6_999)
    expect(card('Thank you').dataset.state).toBe('shown')
    pass(1)
    expect(card('Thank you').dataset.state).toBe('leaving')
    expect(card('Thank you').style.transitionDuration).toBe('450ms')
    pass(TOAST_LEAVE_MS - 1)
    expect(screen.queryByText('Thank you')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Thank you')).toBeNull()
  })

  test('comes in 0.3 s', () => {
    show(THANKS)
    expect(TOAST_ENTER_MS).toBe(300)
    expect(card('Thank you').style.transitionDuration).toBe('300ms')
  })

  test('stays as long as it says, or until it is closed', () => {
    show({ ...THANKS, life: 1_000 })
    show({ severity: 'error', summary: 'Stays', life: Infinity })
    pass(1_000)
    pass(TOAST_LEAVE_MS)
    expect(screen.queryByText('Thank you')).toBeNull()
    pass(3_600_000)
    expect(card('Stays').dataset.state).toBe('shown')
  })

  test.each(['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const)(
    'of severity %s shows its summary and its detail',
    (severity) => {
      show({ severity, summary: 'Summary', detail: 'Detail' })
      expect(card('Summary').dataset.severity).toBe(severity)
      expect(screen.queryByText('Detail')).not.toBeNull()
    },
  )

  test('can be closed, unless it says otherwise', () => {
    show(THANKS)
    show({ ...THANKS, summary: 'Not closable', closable: false })
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(card('Thank you').dataset.state).toBe('leaving')
  })

  test('is announced once: its words stand once, in a region that was there before it', () => {
    const region = screen.getByRole('status')
    show(THANKS)
    expect(region.contains(screen.getByText('Thank you'))).toBe(true)
    expect(region.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull()
  })

  test('is shown after a reload that a missing part has caused', () => {
    keepUnshownToasts([THANKS])
    act(recoverToasts)
    expect(card('Thank you').dataset.state).toBe('shown')
    act(recoverToasts)
    expect(screen.getAllByText('Thank you')).toHaveLength(1)
  })
})

describe("a toast's time", () => {
  test('stands still under the pointer', () => {
    show(THANKS)
    pass(5_000)
    fireEvent.pointerEnter(card('Thank you'))
    pass(60_000)
    expect(card('Thank you').dataset.state).toBe('shown')
    fireEvent.pointerLeave(card('Thank you'))
    pass(1_999)
    expect(card('Thank you').dataset.state).toBe('shown')
    pass(1)
    expect(card('Thank you').dataset.state).toBe('leaving')
  })

  test('is not that of a clock that is set back meanwhile', () => {
    show(THANKS)
    pass(5_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    fireEvent.pointerEnter(card('Thank you'))
    fireEvent.pointerLeave(card('Thank you'))
    pass(2_000)
    expect(card('Thank you').dataset.state).toBe('leaving')
  })

  test('stands still while the keyboard is in it', () => {
    show(THANKS)
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    pass(60_000)
    expect(card('Thank you').dataset.state).toBe('shown')
    act(() => screen.getByRole('button', { name: 'Close' }).blur())
    pass(7_000)
    expect(card('Thank you').dataset.state).toBe('leaving')
  })

  test('stands still while the tab is hidden', () => {
    show(THANKS)
    pass(3_000)
    turnTab('hidden')
    pass(60_000)
    turnTab('visible')
    pass(3_999)
    expect(card('Thank you').dataset.state).toBe('shown')
    pass(1)
    expect(card('Thank you').dataset.state).toBe('leaving')
  })

  test('goes on when another one is closed under the pointer', () => {
    show(THANKS)
    show({ ...THANKS, summary: 'Another' })
    fireEvent.pointerEnter(card('Another'))
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    expect(card('Another').dataset.state).toBe('leaving')
    pass(7_000)
    expect(card('Thank you').dataset.state).toBe('leaving')
  })

  test('goes on where it was when navigation remounts the page', () => {
    show(THANKS)
    pass(6_000)
    cleanup()
    render(<Toaster closeLabel="Close" />)
    pass(999)
    expect(card('Thank you').dataset.state).toBe('shown')
    pass(1)
    expect(card('Thank you').dataset.state).toBe('leaving')
  })
})

test('closing a toast by keyboard leads to the next, and at last to where one came from', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  show(THANKS)
  show({ ...THANKS, summary: 'Another' })
  const [first, second] = screen.getAllByRole('button', { name: 'Close' })
  act(() => first?.focus())
  fireEvent.click(first ?? field)
  expect(document.activeElement).toBe(second)
  pass(TOAST_LEAVE_MS)
  fireEvent.click(second ?? field)
  expect(document.activeElement).toBe(field)
  field.remove()
})

function show(message: ToastMessage): void {
  act(() => showToast(message))
}

function pass(ms: number): void {
  act(() => vi.advanceTimersByTime(ms))
}

function card(summary: string): HTMLElement {
  const found = screen.getByText(summary).closest('li')
  if (!found) throw new Error(`no toast says ${summary}`)
  return found
}

function turnTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
}
