// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inlinePart, setupStore } from '@/components/enquiries/enquiry-parts'
import { sampleSetup } from '@/components/enquiries/fixture-setup'
import { PlainCallback } from '@/components/enquiries/plain/plain-callback'
import { PlainPrice } from '@/components/enquiries/plain/plain-price'
import { scriptFetch } from '@/components/enquiries/scripted-fetch'
import { InlineEnquiry } from './inline-enquiry'

const SOURCE = { title: 'Contacts', url: 'https://site.example/contacts' }
const { texts, positions } = sampleSetup()

let server: ReturnType<typeof scriptFetch>

beforeEach(() => {
  sessionStorage.clear()
  setupStore.set(sampleSetup())
  server = scriptFetch()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a form in a page', () => {
  it('works without script until it is wanted', () => {
    const load = vi.spyOn(inlinePart, 'load')
    showCallback()
    const form = formElement()
    expect(form.getAttribute('action')).toBe('/api/form-staff?lang=en')
    expect(form.method).toBe('post')
    const chat = screen.getByRole('button', { name: 'Write on Telegram' })
    expect(chat.getAttribute('formaction')).toBe('/api/form-staff?lang=en&chat=telegram')
    expect(Object.fromEntries(new FormData(form).entries())).toEqual({
      website: '',
      page: SOURCE.title,
      link: SOURCE.url,
      name: '',
      phone: '',
    })
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps what was typed before its script came, with the focus and the caret', async () => {
    showCallback()
    const name = field('Name')
    fireEvent.click(screen.getByLabelText('I need staff'))
    fireEvent.input(field('Phone'), { target: { value: '8 (999) 1' } })
    name.value = 'Anne'
    act(() => name.focus())
    name.setSelectionRange(1, 2)
    await enhanced()

    const after = field('Name')
    expect(after).not.toBe(name)
    expect(after.value).toBe('Anne')
    expect(document.activeElement).toBe(after)
    expect([after.selectionStart, after.selectionEnd]).toEqual([1, 2])
    expect(field('Phone').value).toBe('+89991')
    expect(screen.getByLabelText('I need staff').matches(':checked')).toBe(true)
  })

  it('waits for the end of a composition', async () => {
    showCallback()
    const form = formElement()
    fireEvent.compositionStart(field('Name'))
    act(() => field('Name').focus())
    await act(() => inlinePart.load())
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(formElement()).toBe(form)
    fireEvent.compositionEnd(field('Name'))
    await enhanced()
  })

  it('sent before its script came is sent once, by the button that was pressed', async () => {
    showCallback()
    fireEvent.click(screen.getByLabelText('I am looking for work'))
    field('Name').value = 'Ann'
    field('Phone').value = '+44 20'
    fireEvent.click(screen.getByRole('button', { name: 'Write on Telegram' }))
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.path).toBe('/api/form-job')
    expect(server.sent[0]?.body).toMatchObject({ name: 'Ann', phone: '+4420' })
    const button = screen.getByRole('button', { name: 'Write on Telegram' })
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('is sent as it is where its script cannot be had', async () => {
    vi.spyOn(inlinePart, 'load').mockRejectedValue(new Error('offline'))
    const left = vi.fn((event: Event) => event.preventDefault())
    showCallback()
    fireEvent.click(screen.getByLabelText('I need staff'))
    field('Name').value = 'Ann'
    field('Phone').value = '+44'
    fireEvent.click(screen.getByRole('button', { name: 'Request a callback' }))
    document.addEventListener('submit', left, { once: true })
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(server.sent).toEqual([])
  })

  it('hides what the form with script hides, once it has it', async () => {
    render(
      <InlineEnquiry kind={{ form: 'price' }}>
        <PlainPrice
          locale="en"
          texts={texts}
          source={SOURCE}
          positions={positions.map(({ title }) => title)}
        />
      </InlineEnquiry>,
    )
    expect(screen.getByLabelText('Name')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Position'), { target: { value: 'Nanny' } })
    act(() => screen.getByLabelText('Position').focus())
    await enhanced()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('Nanny')
    expect(document.activeElement).toBe(screen.getByLabelText('Position'))
  })
})

function showCallback() {
  render(
    <InlineEnquiry kind={{ form: 'callback' }}>
      <PlainCallback locale="en" texts={texts} source={SOURCE} hasChats />
    </InlineEnquiry>,
  )
}

function enhanced() {
  return waitFor(() => expect(formElement().hasAttribute('action')).toBe(false))
}

function formElement(): HTMLFormElement {
  const form = document.querySelector('form')
  if (!form) throw new Error('there is no form')
  return form
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label)
}
