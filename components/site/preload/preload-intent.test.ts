// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onLinkIntent } from './preload-intent.ts'

const listener = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  listener.mockReset()
  document.body.innerHTML = `
    <a href="/blog" data-preload><b>Blog</b></a>
    <a href="/contacts" data-preload>Contacts</a>
    <a href="/ru">Русский</a>`
  stop = onLinkIntent(listener)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a visitor turns to a link', () => {
  test('by resting the pointer on it', () => {
    rest('b')
    vi.advanceTimersByTime(79)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(listener).toHaveBeenCalledExactlyOnceWith(element('a[href="/blog"]'))
  })

  test('but not by passing over it', () => {
    rest('b')
    vi.advanceTimersByTime(50)
    rest('body')
    vi.advanceTimersByTime(1_000)
    expect(listener).not.toHaveBeenCalled()
  })

  test('by tabbing to it', () => {
    element('a[href="/contacts"]').focus()
    expect(listener).toHaveBeenCalledExactlyOnceWith(element('a[href="/contacts"]'))
  })

  test('but not by pressing it, which asks for the page itself', () => {
    const link = element('a[href="/contacts"]')
    vi.spyOn(link, 'matches').mockReturnValue(false)
    fireEvent.pointerOver(link, { pointerType: 'touch' })
    link.focus()
    vi.advanceTimersByTime(1_000)
    expect(listener).not.toHaveBeenCalled()
  })

  test('but not to one that may not be preloaded', () => {
    element('a[href="/ru"]').focus()
    rest('a[href="/ru"]')
    vi.advanceTimersByTime(1_000)
    expect(listener).not.toHaveBeenCalled()
  })
})

function rest(selector: string): void {
  fireEvent.pointerOver(element(selector), { pointerType: 'mouse' })
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
