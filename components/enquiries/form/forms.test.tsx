// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { referenceOf } from '#lib/domain/reference'
import { sampleSetup } from '@/components/enquiries/fixture-setup'
import { scriptFetch } from '@/components/enquiries/scripted-fetch'
import { Toaster } from '@/components/ui/toaster'
import { ApplyForm } from './apply-form'
import { CallbackForm } from './callback-form'
import { PriceForm } from './price-form'
import type { EnquiryFormOptions } from './use-enquiry-form'
import { WhatsAppForm } from './whatsapp-form'

const REQUIRED = 'This field is required'
const CALL = 'Request a callback'

let server: ReturnType<typeof scriptFetch>

beforeEach(() => {
  sessionStorage.clear()
  document.title = 'Nannies'
  server = scriptFetch()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the callback form', () => {
  it('has no choice made, and sends nothing while a field is empty', async () => {
    const { user } = show(CallbackForm)
    expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(false)
    await user.type(phone(), '+')
    await press(user, CALL)
    expect(alerts()).toEqual([REQUIRED, REQUIRED, REQUIRED])
    expect(server.sent).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]))
  })

  it('takes a name that shows nothing for an empty one', async () => {
    const { user } = await filled()
    await user.clear(name())
    await user.paste('\u200B\u3164')
    await press(user, CALL)
    expect(alerts()).toEqual([REQUIRED])
    expect(server.sent).toEqual([])
    await user.type(name(), 'Ann')
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ name: '\u200B\u3164Ann' })
  })

  it('ties each error to its field', async () => {
    const { user } = show(CallbackForm)
    await press(user, CALL)
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect(description(name())).toBe(REQUIRED)
    expect(description(screen.getByRole('radiogroup'))).toBe(REQUIRED)
    await user.type(name(), 'Ann')
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull())
  })

  it('sends what is shown, where the visitor is', async () => {
    const { user } = await filled('I am looking for work')
    await press(user, CALL)
    expect(server.sent[0]?.path).toBe('/api/form-job')
    expect(server.sent[0]?.body).toEqual({
      type: 'job',
      name: 'Ann',
      phone: '+442079460011',
      page: 'Nannies',
      link: window.location.href,
    })
  })

  it('sends what is shown also where a field was filled without a word', async () => {
    const { user } = await filled()
    phone().value = '8 (999) 123'
    name().value = 'Anna'
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ name: 'Anna', phone: '+8999123' })
    expect(phone().value).toBe('+8999123')
  })

  it('thanks with the reference of the key, is emptied, and keeps nothing', async () => {
    const { user, onSent, onLeave } = await filled()
    await press(user, CALL)
    await answer(200)
    expect(onSent).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
    render(<Toaster closeLabel="Close" />)
    expect(await screen.findByText('Thank you, we will be in touch')).toBeTruthy()
    const reference = referenceOf(server.sent[0]?.key ?? '')
    expect(screen.getByText(`Your reference: ${reference}`)).toBeTruthy()
    expect(name().value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  it('names the enquiry as the server does, which had it from another tab already', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(202, {}, { 'X-Enquiry-Reference': 'B-7K2M' })
    render(<Toaster closeLabel="Close" />)
    expect(await screen.findByText('Your reference: B-7K2M')).toBeTruthy()
  })

  it.each([
    [CALL, []],
    ['Write on WhatsApp', ['wa.me', '/447700900123']],
    ['Write on Telegram', ['t.me', '/aldermere_demo']],
  ])('%s alone is loading until the answer, and then goes on', async (button, place) => {
    const { user, onLeave } = await filled()
    await press(user, button)
    expect(loading()).toEqual([button])
    expect(screen.getByRole('status').textContent).toBe('Sending…')
    expect(onLeave).not.toHaveBeenCalled()
    await answer(201)
    expect(loading()).toEqual([])
    const chats = onLeave.mock.calls.map(([href]) => new URL(String(href)))
    expect(chats.flatMap(({ host, pathname }) => [host, pathname])).toEqual(place)
    for (const chat of chats) expect(chat.searchParams.get('text')).toContain('S-1001')
  })

  it('sends one enquiry, however often it is pressed', async () => {
    const { user } = await filled()
    await user.dblClick(screen.getByRole('button', { name: CALL }))
    await user.type(name(), '{Enter}')
    expect(server.sent).toHaveLength(1)
    await answer(200)
    await press(user, CALL)
    expect(alerts()).toEqual([])
    expect(server.sent).toHaveLength(1)
  })

  it('shows what the server says of its fields, and can be sent again', async () => {
    const { user, onSent } = await filled()
    await press(user, CALL)
    await answer(422, { message: 'No', errors: { phone: ['Not a number'], name: 'Too short' } })
    expect(description(phone())).toBe('Not a number')
    expect(description(name())).toBe('Too short')
    expect(document.activeElement).toBe(name())
    expect(loading()).toEqual([])
    expect(onSent).not.toHaveBeenCalled()

    await user.type(name(), 'a')
    await waitFor(() => expect(name().getAttribute('aria-describedby')).toBeNull())
    await user.tab()
    expect(description(phone())).toBe('Not a number')

    await press(user, CALL)
    expect(server.sent[1]?.body).toMatchObject({ name: 'Anna' })
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key)
    await answer(200)
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('says of the whole form what it has no field for', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(422, { errors: { link: ['Unknown address'], schedule: ['Missing'] } })
    expect(alerts()).toEqual(['Unknown address Missing'])
    await press(user, CALL)
    await answer(422, 'nonsense')
    expect(alerts()[0]).toMatch(/could not be accepted/)
  })

  it.each([400, 403, 409, 413, 429, 500, 503])('says nothing of status %d', async (status) => {
    const { user, onSent } = await filled()
    await press(user, CALL)
    await answer(status, { message: 'No', errors: { phone: ['No'] } })
    expect(loading()).toEqual([])
    expect(alerts()).toEqual([])
    expect(onSent).not.toHaveBeenCalled()
    expect(name().value).toBe('Ann')
  })

  it('says plainly that there was no answer, and tries again under the same key', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await act(async () => server.lose())
    expect(alerts()[0]).toMatch(/could not reach the site/)
    await press(user, CALL)
    expect(alerts()).toEqual([])
    expect(server.sent[1]).toEqual(server.sent[0])
  })

  it('takes another key when the page has become another one', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(500)
    document.title = 'Chefs'
    await press(user, CALL)
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key)
  })

  it('comes back as it was left, in the other language too, under the same key', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(503)
    cleanup()
    const again = show(CallbackForm, { setup: sampleSetup('ru') })
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Ann')
    expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('+442079460011')
    expect(screen.getByLabelText('Мне нужен персонал').matches(':checked')).toBe(true)
    await press(again.user, 'Заказать звонок')
    expect(server.sent[1]).toEqual(server.sent[0])
  })

  it('offers no chat where the site knows none', () => {
    show(CallbackForm, { setup: { ...sampleSetup(), messengers: undefined } })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([CALL])
  })
})

describe('the price form', () => {
  it('asks for name and phone only once a way of contact is chosen', async () => {
    const { user } = show(PriceForm)
    expect(screen.queryByLabelText('Name')).toBeNull()
    await press(user, 'Send')
    expect(alerts()).toEqual([REQUIRED])
    expect(description(screen.getByLabelText('Contact method'))).toBe(REQUIRED)

    await user.selectOptions(screen.getByLabelText('Contact method'), 'WhatsApp')
    await waitFor(() => expect(alerts()).toEqual([]))
    await press(user, 'Send')
    expect(alerts()).toEqual([REQUIRED, REQUIRED])
    expect(server.sent).toEqual([])
  })

  it('sends all its fields, empty ones too, with what it was opened for', async () => {
    const { user } = show(PriceForm, { seeds: { position: 'Nanny', location: 'Monaco' } })
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Telegram')
    await user.type(name(), '  Ann ')
    await user.type(phone(), '44')
    await press(user, 'Send')
    expect(server.sent[0]?.path).toBe('/api/form-cost')
    expect(server.sent[0]?.body).toEqual({
      position: 'Nanny',
      location: 'Monaco',
      schedule: '',
      contact: 'telegram',
      name: 'Ann',
      phone: '+44',
      page: 'Nannies',
      link: window.location.href,
    })
  })

  it('keeps what was typed into fields that are hidden again', async () => {
    const { user } = show(PriceForm)
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Phone')
    await user.type(name(), 'Ann')
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Choose')
    expect(screen.queryByLabelText('Name')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Phone')
    expect(name().value).toBe('Ann')
  })

  it('offers a position that the page does not know where it was opened for it', () => {
    show(PriceForm, { seeds: { position: 'Falconer' } })
    expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('Falconer')
  })
})

describe('the WhatsApp form', () => {
  it('begins with staff, needs a phone alone, and goes on to a Russian text', async () => {
    const { user, onLeave } = show(WhatsAppForm)
    await press(user, 'Send')
    expect(alerts()).toEqual([REQUIRED])
    await user.type(phone(), '44')
    await press(user, 'Send')
    expect(server.sent[0]?.body).toMatchObject({ type: 'staff', phone: '+44' })
    expect(server.sent[0]?.body).not.toHaveProperty('name')
    await answer(200)
    const chat = new URL(String(onLeave.mock.calls[0]?.[0]))
    expect([chat.host, chat.pathname]).toEqual(['wa.me', '/447700900123'])
    expect(chat.searchParams.get('text')).toMatch(/Здравствуйте.*S-1001.*Олдермир/)
  })
})

describe('the application', () => {
  it('goes to its vacancy with name and phone alone, a new key for each vacancy', async () => {
    const { user } = show(ApplyForm, { vacancyId: '17' })
    await user.type(name(), 'Ann')
    await user.type(phone(), '44')
    await press(user, 'Apply')
    await answer(500)
    cleanup()
    const other = show(ApplyForm, { vacancyId: '18' })
    await press(other.user, 'Apply')
    const [first, second] = server.sent
    expect(first).toMatchObject({
      path: '/api/vacancies/17/apply',
      body: { name: 'Ann', phone: '+44' },
    })
    expect(second?.path).toBe('/api/vacancies/18/apply')
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  })
})

function show(Form: typeof CallbackForm, options: Partial<EnquiryFormOptions> = {}) {
  const onSent = vi.fn()
  const onLeave = vi.fn()
  render(<Form setup={sampleSetup()} onSent={onSent} onLeave={onLeave} {...options} />)
  return { user: userEvent.setup(), onSent, onLeave }
}

async function filled(choice = 'I need staff') {
  const shown = show(CallbackForm)
  await shown.user.click(screen.getByLabelText(choice))
  await shown.user.type(name(), 'Ann')
  await shown.user.type(phone(), '+44 20 7946 0011')
  return shown
}

function press(user: ReturnType<typeof userEvent.setup>, button: string) {
  return user.click(screen.getByRole('button', { name: button }))
}

function answer(status: number, body?: unknown, headers?: Record<string, string>) {
  return act(async () => server.answer(status, body, headers))
}

function name() {
  return screen.getByLabelText<HTMLInputElement>('Name')
}

function phone() {
  return screen.getByLabelText<HTMLInputElement>('Phone')
}

function alerts() {
  return screen.queryAllByRole('alert').map((alert) => alert.textContent)
}

function loading() {
  const buttons = screen.getAllByRole('button')
  return buttons
    .filter((button) => button.getAttribute('aria-busy') === 'true')
    .map((button) => button.textContent)
}

function description(field: HTMLElement) {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}
