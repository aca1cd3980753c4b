// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleConfig } from '#components/enquiries/fixture-config.ts'
import { scriptFetch } from '#components/enquiries/scripted-fetch.ts'
import type { FormName } from '#lib/enquiries/forms/forms.ts'

const SOURCE = { title: 'Contacts', url: 'https://site.example/contacts' }

let server: ReturnType<typeof scriptFetch>
let page: Awaited<ReturnType<typeof newPage>>

beforeEach(async () => {
  // The test's browser lays nothing out, and so cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  sessionStorage.clear()
  page = await newPage()
  server = scriptFetch()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a form in a page', () => {
  it('works without script until it is wanted', () => {
    const load = vi.spyOn(page.lazyEngine, 'load')
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
      terms: '',
    })
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps its fields, and what they hold, when its script comes', async () => {
    showCallback()
    const [name, phone] = [field('Name'), field('Phone')]
    fireEvent.click(screen.getByLabelText('I need staff'))
    phone.value = '8 (999) 1'
    name.value = 'Anne'
    act(() => name.focus())
    name.setSelectionRange(1, 2)
    await scripted()

    expect([field('Name'), field('Phone')]).toEqual([name, phone])
    expect(name.value).toBe('Anne')
    expect(document.activeElement).toBe(name)
    expect([name.selectionStart, name.selectionEnd]).toEqual([1, 2])
    expect(phone.value).toBe('+89991')
    expect(screen.getByLabelText('I need staff').matches(':checked')).toBe(true)
  })

  it('keeps what was typed before its script came for another time', async () => {
    showCallback()
    field('Name').value = 'Anne'
    act(() => field('Name').focus())
    await scripted()
    cleanup()
    showCallback()
    expect(field('Name').value).toBe('Anne')
  })

  it.each([
    ['reloaded', () => window.dispatchEvent(new Event('pagehide'))],
    ['left', cleanup],
  ])('keeps what was typed into a page that is %s before its script came', async (_case, leave) => {
    showCallback()
    field('Name').value = 'Anne'
    leave()
    cleanup()
    page = await newPage()
    showCallback()
    await scripted()
    expect(field('Name').value).toBe('Anne')
  })

  it('keeps nothing where nothing was typed', () => {
    showCallback()
    cleanup()
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not change a number that is being typed or composed when its script comes', async () => {
    showCallback()
    const phone = field('Phone')
    act(() => phone.focus())
    fireEvent.compositionStart(phone)
    fireEvent.input(phone, { target: { value: '٤٤' }, isComposing: true })
    await scripted()
    expect(phone.value).toBe('٤٤')
    fireEvent.compositionEnd(phone)
    expect(phone.value).toBe('+44')
  })

  it('shows what was left in it without being touched', async () => {
    const values = { type: 'job', name: 'Ann', phone: '+442079460011' }
    sessionStorage.setItem('enquiry callback', JSON.stringify({ values, seeds: {} }))
    showCallback()
    await scripted()
    expect([field('Name').value, field('Phone').value]).toEqual([values.name, values.phone])
    expect(screen.getByLabelText('I am looking for work').matches(':checked')).toBe(true)
  })

  it('prefers what was typed before its script came to what was left in it', async () => {
    const values = { type: 'job', name: 'Ann', phone: '+44' }
    sessionStorage.setItem('enquiry callback', JSON.stringify({ values, seeds: {} }))
    showCallback()
    field('Name').value = 'Anne'
    await scripted()
    expect([field('Name').value, field('Phone').value]).toEqual(['Anne', '+44'])
  })

  it('sent before its script came is sent once, by the button that was pressed', async () => {
    showCallback()
    fireEvent.click(screen.getByLabelText('I am looking for work'))
    field('Name').value = 'Ann'
    field('Phone').value = '+44 20'
    fireEvent.click(screen.getByRole('button', { name: 'Write on Telegram' }))
    await scripted()
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.path).toBe('/api/form-job')
    expect(server.sent[0]?.body).toMatchObject({ name: 'Ann', phone: '+4420' })
    const button = screen.getByRole('button', { name: 'Write on Telegram' })
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('is sent as it is where its script cannot be had, but the site can', async () => {
    vi.spyOn(page.lazyEngine, 'load').mockRejectedValue(new Error('no such part'))
    vi.stubGlobal('fetch', async () => new Response())
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

  it('says plainly that there is no connection where neither can be had', async () => {
    vi.spyOn(page.lazyEngine, 'load').mockRejectedValue(new Error('offline'))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    showCallback()
    field('Name').value = 'Ann'
    fireEvent.click(screen.getByRole('button', { name: 'Request a callback' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/couldn’t reach the site/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '+44 20 7946 0011' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/^Try again/)
    expect(field('Name').value).toBe('Ann')
  })

  it('offers again what was chosen where there was more to choose from', async () => {
    const values = { position: 'Falconer' }
    sessionStorage.setItem('enquiry price', JSON.stringify({ values, seeds: {} }))
    const { EnquiryForm } = page
    render(
      <EnquiryForm form="price" view={viewOf('price')} source={SOURCE} positions={['Nanny']} />,
    )
    await scripted()
    expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('Falconer')
  })
})

/** A page that has loaded nothing yet but what it begins with. */
async function newPage() {
  vi.resetModules()
  const [{ EnquiryForm }, { configStore }, { lazyEngine }] = await Promise.all([
    import('./enquiry-form.tsx'),
    import('#components/enquiries/enquiry-config.ts'),
    import('#components/enquiries/lazy-parts.ts'),
  ])
  configStore.set(sampleConfig())
  return { EnquiryForm, lazyEngine }
}

function showCallback() {
  render(<page.EnquiryForm form="callback" view={viewOf('callback')} source={SOURCE} hasChats />)
}

function viewOf(form: FormName) {
  const config = sampleConfig()
  return { ...config, buttons: config.texts[form] }
}

async function scripted() {
  await act(async () => {
    await page.lazyEngine.load()
  })
  expect(formElement().dataset.scripted).toBe('')
}

function formElement(): HTMLFormElement {
  const form = document.querySelector('form')
  if (!form) throw new Error('there is no form')
  return form
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label)
}
