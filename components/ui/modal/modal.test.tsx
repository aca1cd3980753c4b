// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'

beforeEach(() => {
  document.elementFromPoint = () => under
})
afterEach(cleanup)

/** What the pointer is over when it is released. */
let under: Element | null = null

describe('a modal', () => {
  test('is named by its title and is closed by its button', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is closed by Escape', () => {
    open()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is closed by a press and a release on the backdrop', () => {
    open()
    click({ from: backdrop(), to: backdrop() })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['within', () => ({ from: field(), to: field() })],
    ['from within to the backdrop', () => ({ from: field(), to: backdrop() })],
    ['from the backdrop to within', () => ({ from: backdrop(), to: field() })],
  ])('stays open after a click %s', (_name, points) => {
    open()
    click(points())
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('stays open when a touch on the backdrop is lifted from the window', () => {
    open()
    click({ from: backdrop(), to: field(), isTouch: true })
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('stays open when a touch on the backdrop turns out to be scrolling', () => {
    open()
    fireEvent.pointerDown(backdrop(), { button: 0 })
    fireEvent.pointerCancel(backdrop())
    under = backdrop()
    fireEvent.pointerUp(backdrop())
    fireEvent.click(backdrop())
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('stays open after the other mouse button', () => {
    open()
    click({ from: backdrop(), to: backdrop(), button: 2 })
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('stays open after a click on the backdrop where that is switched off, but not after Escape', () => {
    open({ isClickOutsideDisabled: true })
    click({ from: backdrop(), to: backdrop() })
    expect(screen.queryByRole('dialog')).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stays open after a click on a toast, which a screen reader still reaches', async () => {
    const toast = document.body.appendChild(document.createElement('div'))
    toast.setAttribute('aria-live', 'polite')
    open()
    // The library only listens for what is outside from the next task on.
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    click({ from: toast, to: toast })
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    expect(toast.getAttribute('aria-hidden')).toBeNull()
    toast.remove()
  })

  test('takes the focus itself and gives it back to the button that opened it', async () => {
    open()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(button('Open first')))
  })

  test('locks the page behind and frees it', async () => {
    open()
    expect(document.body.style.pointerEvents).toBe('none')
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false)
  })
})

describe('several modals in a row', () => {
  test('leave nothing behind on the page, and lead back to the first button', async () => {
    open()
    act(() => button('Go on').focus())
    fireEvent.click(button('Go on'))
    expect(screen.getByRole('dialog', { name: 'Second' })).not.toBeNull()
    expect(screen.queryByRole('dialog', { name: 'First' })).toBeNull()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Second' }))

    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(button('Open first')))
    expect(document.body.style.pointerEvents).toBe('')
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false)
    expect(document.querySelector('[aria-hidden=true]:not(svg)')).toBeNull()
  })

  test('can be opened and closed again and again', async () => {
    open()
    for (let time = 0; time < 3; time += 1) {
      fireEvent.keyDown(document.body, { key: 'Escape' })
      fireEvent.click(button('Open first'))
      expect(screen.getByRole('dialog', { name: 'First' })).not.toBeNull()
    }
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
  })
})

function TwoModals({ isClickOutsideDisabled }: { isClickOutsideDisabled?: boolean }) {
  const [shown, setShown] = useState<'first' | 'second'>()
  const close = () => setShown(undefined)
  const shared = { closeLabel: 'Close', onClose: close, isClickOutsideDisabled }
  return (
    <>
      <button type="button" onClick={() => setShown('first')}>
        Open first
      </button>
      <Modal {...shared} isOpen={shown === 'first'} title="First">
        <input aria-label="Name" />
        <button type="button" onClick={() => setShown('second')}>
          Go on
        </button>
      </Modal>
      <Modal {...shared} isOpen={shown === 'second'} title="Second">
        Words
      </Modal>
    </>
  )
}

function open(props: { isClickOutsideDisabled?: boolean } = {}): void {
  render(<TwoModals {...props} />)
  act(() => button('Open first').focus())
  fireEvent.click(button('Open first'))
}

interface Click {
  from: Element
  to: Element
  button?: number
  /** A finger's events all go to where it was put down. */
  isTouch?: boolean
}

function click({ from, to, button = 0, isTouch = false }: Click): void {
  fireEvent.pointerDown(from, { button })
  under = to
  fireEvent.pointerUp(isTouch ? from : to, { button })
  if (button !== 0) return
  const common = from === to ? to : backdrop()
  fireEvent.click(isTouch ? from : common)
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name, hidden: true })
}

function backdrop(): Element {
  const found = document.querySelector('[data-modal-backdrop]')
  if (!found) throw new Error('no backdrop')
  return found
}

function field(): Element {
  return screen.getByRole('textbox', { name: 'Name' })
}

vi.setConfig({ testTimeout: 10_000 })
