// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepTypedText, restoreTypedText } from './typed-text.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('typed text', () => {
  test('is in its fields again after a reload, and the form knows of it', () => {
    render(<Form />)
    type('Name', 'Анна <b>')
    type('Message', 'Two lines\nof text')
    reload()
    expect(field('Name').value).toBe('Анна <b>')
    expect(field('Message').value).toBe('Two lines\nof text')
    expect(screen.getByRole('status').textContent).toBe('Анна <b>')
  })

  test('comes back once', () => {
    render(<Form />)
    type('Name', 'Anna')
    reload()
    cleanup()
    render(<Form />)
    act(() => restoreTypedText(document, sessionStorage))
    expect(field('Name').value).toBe('')
  })

  test('does not come over what has been typed since', () => {
    render(<Form />)
    type('Message', 'Before')
    keepTypedText(document, sessionStorage)
    cleanup()
    render(<Form />)
    type('Message', 'After')
    act(() => restoreTypedText(document, sessionStorage))
    expect(field('Message').value).toBe('After')
  })

  test('is kept of no password, and nothing is kept of a page without text', () => {
    render(<Form />)
    type('City', '')
    type('Password', 'secret')
    keepTypedText(document, sessionStorage)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
    sessionStorage.clear()
    cleanup()
    keepTypedText(document, sessionStorage)
    expect(sessionStorage).toHaveLength(0)
  })

  test('is empty again where a visitor has emptied a field', () => {
    render(<Form />)
    type('City', '')
    reload()
    expect(field('City').value).toBe('')
  })

  test('does not appear on another page', () => {
    render(<Form />)
    type('Name', 'Anna')
    keepTypedText(document, sessionStorage)
    window.history.replaceState(null, '', '/other')
    cleanup()
    render(<Form />)
    act(() => restoreTypedText(document, sessionStorage))
    window.history.replaceState(null, '', '/')
    expect(field('Name').value).toBe('')
  })
})

/** One field that React controls, and others that it leaves to the browser. */
function Form() {
  const [name, setName] = useState('')
  return (
    <form>
      <input
        name="name"
        aria-label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <textarea name="message" aria-label="Message" />
      <input name="city" aria-label="City" defaultValue="London" />
      <input name="password" type="password" aria-label="Password" />
      <output>{name}</output>
    </form>
  )
}

function reload(): void {
  keepTypedText(document, sessionStorage)
  cleanup()
  render(<Form />)
  act(() => restoreTypedText(document, sessionStorage))
}

function type(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } })
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label)
}
