// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WindowConfig } from '#components/enquiries/enquiry-config.ts'
import { configStore } from '#components/enquiries/enquiry-config.ts'
import { sampleConfig } from '#components/enquiries/fixture-config.ts'
import { lazyEngine } from '#components/enquiries/lazy-parts.ts'
import { scriptFetch } from '#components/enquiries/scripted-fetch.ts'
import { Toaster } from '#components/ui/toast/toaster.tsx'
import { referenceOf } from '#lib/enquiries/reference.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const REQUIRED = 'This field is required'
const CALL = 'Request a callback'
const AGAIN = 'Try again'

let server: ReturnType<typeof scriptFetch>

beforeAll(async () => {
  // The test's browser lays nothing out, and so cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  await lazyEngine.load()
})

beforeEach(() => {
  sessionStorage.clear()
  document.title = 'Nannies'
  server = scriptFetch()
})

afterEach(() => {
  cleanup()
  configStore.set(undefined)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the callback form', () => {
  it('has no choice made, and sends nothing while a field is empty', async () => {
    const { user } = showCallback()
    expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(false)
    await user.type(phone(), '+')
    await press(user, CALL)
    expect(alerts()).toEqual([REQUIRED, REQUIRED, REQUIRED])
    expect(server.sent).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]))
  })

  it.each([
    ['020 7946 0011', 'instead of the first 0'],
    ['+44 20 7946', 'looks short'],
    ['+99 123456', 'with its country code'],
  ])('asks once about %s, which could hardly be called', async (number, advice) => {
    const { user } = await filled()
    await user.clear(phone())
    await user.type(phone(), number)
    expect(alerts()).toEqual([])
    await press(user, CALL)
    expect(alerts()).toEqual([expect.stringContaining(advice)])
    await user.type(phone(), '{Backspace}2')
    expect(alerts()).toEqual([])
    await press(user, CALL)
    expect(server.sent).toEqual([])
    await press(user, CALL)
    expect(server.sent).toHaveLength(1)
  })

  it('has asked about a number only once nothing else was in the way', async () => {
    const { user } = showCallback()
    await user.click(screen.getByLabelText('I need staff'))
    await user.type(phone(), '01225 496 0123')
    await press(user, CALL)
    const question = expect.stringContaining('instead of the first 0')
    expect(alerts()).toEqual([REQUIRED, question])
    await user.type(name(), 'Ann')
    await press(user, CALL)
    expect(alerts()).toEqual([question])
    expect(server.sent).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(phone()))
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ phone: '+012254960123' })
  })

  it('sends a number of ten digits after an 8 as one of Russia, on the Russian site', async () => {
    const { user } = showCallback({ config: sampleConfig('ru') })
    await user.click(screen.getByLabelText('Мне нужен персонал'))
    await user.type(screen.getByLabelText('Имя'), 'Анна')
    await user.type(screen.getByLabelText('Телефон'), '8 916 555 01 42')
    await press(user, 'Заказать звонок')
    expect(server.sent[0]?.body).toMatchObject({ phone: '+79165550142' })
  })

  it('asks about no number that has been put right', async () => {
    const { user } = await filled()
    await user.clear(phone())
    await user.type(phone(), '020 7946 0011')
    await press(user, CALL)
    await user.clear(phone())
    await user.type(phone(), '+44 20 7946 0011')
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ phone: '+442079460011' })
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
    const { user } = showCallback()
    await press(user, CALL)
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect(description(name())).toBe(REQUIRED)
    expect(screen.getByText(/^Please tell us your name/)).toBeTruthy()
    expect(screen.getByText(/^Enter the number with its country code, for example/)).toBeTruthy()
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
    phone().value = '44 (20) 7946-0011'
    name().value = 'Anna'
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ name: 'Anna', phone: '+442079460011' })
    expect(phone().value).toBe('+442079460011')
  })

  it('thanks with the reference of the key, is emptied, and keeps nothing of what was typed', async () => {
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
    const kept = JSON.stringify({ ...sessionStorage })
    expect(kept).toContain(reference)
    expect(kept).not.toMatch(/Ann|44/)
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
    expect(alerts()[0]).toMatch(/couldn’t be accepted/)
  })

  it.each([400, 403, 404, 409, 413, 429, 500, 503])(
    'says nothing of status %d, and shows the ways on',
    async (status) => {
      const { user, onSent } = await filled()
      await press(user, CALL)
      await answer(status, { message: 'No', errors: { phone: ['No'] } })
      expect(loading()).toEqual([])
      expect(alerts()).toEqual([])
      expect(onSent).not.toHaveBeenCalled()
      expect(name().value).toBe('Ann')
      expect(buttons()).toEqual([AGAIN, 'Write on WhatsApp', 'Write on Telegram'])
      const ways = screen.getAllByRole('link').map((link) => link.textContent)
      expect(ways.slice(0, 3)).toEqual(['+44 20 7946 0011', 'WhatsApp', 'Telegram'])
      expect(screen.getByRole('status').textContent).toBe(
        'Try again. Or reach us directly: +44 20 7946 0011',
      )
    },
  )

  it('says of the very button that was pressed that it may be pressed again', async () => {
    const { user, onLeave } = await filled()
    await press(user, 'Write on Telegram')
    await answer(503)
    expect(buttons()).toEqual([CALL, 'Write on WhatsApp', AGAIN])
    await press(user, AGAIN)
    expect(screen.getByRole('status').textContent).toBe('Sending…')
    await answer(503)
    await press(user, AGAIN)
    await answer(200)
    expect(onLeave.mock.calls[0]?.[0]).toMatch(/^https:\/\/t\.me/)
    expect(buttons()).toEqual([CALL, 'Write on WhatsApp', 'Write on Telegram'])
    expect(screen.queryByRole('link', { name: '+44 20 7946 0011' })).toBeNull()
  })

  it('says of a refusal with words only the words', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(503)
    await press(user, AGAIN)
    await answer(422, { errors: { phone: 'Not a number' } })
    expect(alerts()).toEqual(['Not a number'])
    expect(buttons()[0]).toBe(CALL)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says plainly that there was no answer, and tries again under the same key', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await act(async () => server.lose())
    expect(alerts()[0]).toMatch(/couldn’t reach the site/)
    expect(screen.getByRole('link', { name: '+44 20 7946 0011' })).toBeTruthy()
    await press(user, AGAIN)
    expect(alerts()).toEqual([])
    expect(withoutTime(server.sent[1])).toEqual(withoutTime(server.sent[0]))
  })

  it('reads a number that came at once as it was meant, and leaves typed digits alone', async () => {
    const { user } = showCallback()
    await user.click(phone())
    await user.paste('+44 (0)20 7946 0011')
    expect(phone().value).toBe('+442079460011')
    await user.clear(phone())
    await user.type(phone(), '8 (916) 123-45-67')
    expect(phone().value).toBe('+89161234567')
    cleanup()
    showCallback({ config: sampleConfig('ru') })
    const field = screen.getByLabelText<HTMLInputElement>('Телефон')
    await user.clear(field)
    await user.click(field)
    await user.paste('8 (916) 123-45-67')
    expect(field.value).toBe('+79161234567')
  })

  it('advises on a short number while it is typed, and takes it all the same', async () => {
    const { user } = await filled()
    await user.clear(phone())
    expect(description(phone())).toBeUndefined()
    await user.type(phone(), '+44207')
    expect(description(phone())).toMatch(/looks short/)
    expect(alerts()).toEqual([])
    await user.type(phone(), '9460011')
    expect(description(phone())).toBeUndefined()
    await user.type(phone(), '{Backspace}'.repeat(6))
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ phone: '+442079' })
  })

  it('tells how long it was filled in, whatever becomes of the clock of the day', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { user } = await filled()
    vi.spyOn(Date, 'now').mockReturnValue(0)
    now.mockReturnValue(13_000)
    await press(user, CALL)
    expect(server.sent[0]?.elapsed).toBe(13_000)
    await answer(503)
    cleanup()
    now.mockReturnValue(500)
    const again = showCallback()
    await press(again.user, CALL)
    expect(server.sent[1]?.elapsed).toBe(13_500)
  })

  it('leaves out a time that nobody took', async () => {
    const values = { type: 'staff', name: 'Ann', phone: '+442079460011' }
    sessionStorage.setItem('enquiry callback', JSON.stringify({ values, seeds: {}, filledMs: -1 }))
    const { user } = showCallback()
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject(values)
    expect(server.sent[0]?.elapsed).toBeUndefined()
  })

  it('takes another key when the page has become another one', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(500)
    document.title = 'Chefs'
    await press(user, AGAIN)
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key)
  })

  it('comes back as it was left, in the other language too, under the same key', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(503)
    cleanup()
    const again = showCallback({ config: sampleConfig('ru') })
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Ann')
    expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('+442079460011')
    expect(screen.getByLabelText('Мне нужен персонал').matches(':checked')).toBe(true)
    await press(again.user, 'Заказать звонок')
    expect(withoutTime(server.sent[1])).toEqual(withoutTime(server.sent[0]))
  })

  it('offers no chat where the site knows none', () => {
    showCallback({ config: { ...sampleConfig(), messengers: undefined } })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([CALL])
  })
})

describe('a box for consent', () => {
  const words = 'Please tick this box'
  const terms = { version: 'fedcba98', consent: { text: 'I agree.', required: words } }
  const config = { ...sampleConfig(), terms }
  const box = () => screen.getByRole('checkbox', { name: /^I agree\. Privacy policy/ })

  it('is not ticked, holds the form back until it is, and is in no draft', async () => {
    const { user } = await filled('I need staff', { config })
    expect(box().matches(':checked')).toBe(false)
    await press(user, CALL)
    expect(server.sent).toEqual([])
    expect(alerts()).toEqual([words])
    expect(description(box())).toBe(words)
    expect(document.activeElement).toBe(box())
    await user.click(box())
    expect(alerts()).toEqual([])
    await press(user, CALL)
    expect(server.sent[0]?.body).toMatchObject({ terms: terms.version, consent: 'yes' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('consent')
    await answer(202)
    await waitFor(() => expect(box().matches(':checked')).toBe(false))
  })

  it('shows what the server says of it', async () => {
    const { user } = await filled('I need staff', { config })
    await user.click(box())
    await press(user, CALL)
    await answer(422, { message: 'no', errors: { consent: ['Tick it again'] } })
    expect(alerts()).toEqual(['Tick it again'])
    expect(description(box())).toBe('Tick it again')
  })

  it('that the page does not have yet is spoken of all the same', async () => {
    const { user } = await filled()
    await press(user, CALL)
    await answer(422, { message: 'no', errors: { consent: ['Tick the box'] } })
    expect(alerts()).toEqual(['Tick the box'])
  })
})

describe('the price form', () => {
  it('needs name and phone only once a way of contact is chosen', async () => {
    const { user } = showPrice()
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
    const { user } = showPrice({ seeds: { position: 'Nanny', location: 'Monaco' } })
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
    const { user } = showPrice()
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Phone')
    await user.type(name(), 'Ann')
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Choose')
    await user.selectOptions(screen.getByLabelText('Contact method'), 'Phone')
    expect(name().value).toBe('Ann')
  })

  it('offers a position that the page does not know where it was opened for it', () => {
    showPrice({ seeds: { position: 'Falconer' } })
    expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('Falconer')
  })
})

describe('the WhatsApp form', () => {
  it('begins with staff, needs a phone alone, and goes on to a Russian text', async () => {
    const { user, onLeave } = showWhatsApp()
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
    const { user } = showApplication('17')
    await user.type(name(), 'Ann')
    await user.type(phone(), '44')
    await press(user, 'Apply')
    await answer(500)
    cleanup()
    const other = showApplication('18')
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

type Options = ComponentProps<typeof EnquiryForm>
type Shown = Partial<Omit<Options, 'form' | 'view'>> & { config?: WindowConfig }

function showCallback({ config = sampleConfig(), ...options }: Shown = {}) {
  const hasChats = config.messengers !== undefined
  return show('callback', { config, hasChats, ...options })
}

function showPrice({ config = sampleConfig(), ...options }: Shown = {}) {
  const positions = config.positions.map(({ title }) => title)
  return show('price', { config, positions, ...options })
}

function showWhatsApp() {
  return show('whatsapp')
}

function showApplication(vacancyId: string) {
  return show('apply', { vacancyId })
}

function show(form: Options['form'], { config = sampleConfig(), ...options }: Shown = {}) {
  const onSent = vi.fn()
  const onLeave = vi.fn()
  configStore.set(config)
  const view = { ...config, buttons: config.texts[form] }
  render(<EnquiryForm form={form} view={view} onSent={onSent} onLeave={onLeave} {...options} />)
  return { user: userEvent.setup(), onSent, onLeave }
}

async function filled(choice = 'I need staff', options: Shown = {}) {
  const shown = showCallback(options)
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

function withoutTime(request: ReturnType<typeof scriptFetch>['sent'][number] | undefined) {
  return { ...request, elapsed: undefined }
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

function buttons() {
  return screen.getAllByRole('button').map((button) => button.textContent)
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
