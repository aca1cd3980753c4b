// @vitest-environment jsdom
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EnquiryHostClient } from '#components/enquiries/dialog/enquiry-host-client.tsx'
import type { VacancySummary } from './enquiry-config.ts'
import { configStore } from './enquiry-config.ts'
import { EnquiryLink } from './enquiry-link.tsx'
import { sampleConfig } from './fixture-config.ts'
import { lazyDialog } from './open-enquiry.ts'
import { scriptFetch } from './scripted-fetch.ts'
import { modalStore } from './tab-state.ts'
import { windowWords } from './window-words.ts'

const VACANCY: VacancySummary = {
  id: '17',
  title: 'Cook & gardener',
  closesAt: undefined,
  sum: 'from €3,000 a\u00a0month',
  place: 'France, Monaco',
}

beforeAll(async () => {
  const { texts, terms } = sampleConfig()
  vi.stubGlobal('fetch', async () => Response.json({ texts, terms }))
  await windowWords(sampleConfig()).load()
  vi.unstubAllGlobals()
})

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  cleanup()
  modalStore.set(undefined)
  configStore.set(undefined)
  vi.unstubAllGlobals()
})

describe('the way to an enquiry', () => {
  it.each([
    ['callback', {}, '/ru/contacts#callback'],
    ['price', { position: 'Няня' }, '/ru/contacts#price'],
    ['whatsapp', {}, '/ru/contacts#whatsapp'],
    ['apply', { vacancy: VACANCY }, '/ru/vacancies/17#apply'],
    ['apply', {}, '/ru/contacts#callback'],
  ] as const)('to %s with %o is a link that works without script', (kind, known, href) => {
    render(
      <EnquiryLink locale="ru" kind={kind} {...known}>
        Go
      </EnquiryLink>,
    )
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe(href)
  })

  it('stays a link where the page has no place for the form', () => {
    render(
      <EnquiryLink locale="en" kind="callback">
        Go
      </EnquiryLink>,
    )
    expect(clickIsTakenOver()).toBe(false)
  })

  it('stays a link for a new tab', () => {
    show()
    expect(clickIsTakenOver({ ctrlKey: true })).toBe(false)
    expect(modalStore.get()).toBeUndefined()
  })

  it('opens the form at the first click, and gets the focus back when it is closed', async () => {
    const { user, link } = show()
    await user.click(link)
    expect(await screen.findByRole('dialog', { name: 'Request a callback' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('is ready before the click when it is pointed at', async () => {
    const load = vi.spyOn(lazyDialog, 'preload')
    const { user, link } = show()
    await user.hover(link)
    await waitFor(() => expect(lazyDialog.get()).toBeDefined())
    fireEvent.click(link)
    expect(screen.getByRole('dialog')).toBeTruthy()
    load.mockRestore()
  })

  it('opens the form as soon as its words have come, which are asked for once', async () => {
    const config = { ...sampleConfig(), wordsHref: '/api/form-words?of=other' }
    const { texts, terms } = config
    let answer: (response: Response) => void = () => undefined
    const ask = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', ask)
    const { user, link } = show({}, config)
    await user.hover(link)
    await user.click(link)
    await lazyDialog.load()
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => answer(Response.json({ texts, terms })))
    expect(await screen.findByRole('dialog', { name: 'Request a callback' })).toBeTruthy()
    expect(ask).toHaveBeenCalledOnce()
    expect(ask).toHaveBeenCalledWith(config.wordsHref, expect.anything())
  })

  it('says so, and leaves the page as it is, where nothing can be loaded', async () => {
    vi.spyOn(lazyDialog, 'load').mockRejectedValueOnce(new TypeError('Failed to load chunk'))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { user, link } = show()
    await user.click(link)
    const note = await screen.findByRole('alert')
    expect(note.textContent).toMatch(/needs an internet connection/)
    expect(within(note).getByRole('link').getAttribute('href')).toBe('tel:+442079460011')
    await user.click(within(note).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(link)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('shows the vacancy with its pay, places and texts, and other ways to reach us', async () => {
    const asked = answerTexts(
      Response.json({ conditions: '<p>A small house.</p>', requirements: '<p>French.</p>' }),
    )
    const { user, link } = show({ kind: 'apply', vacancy: VACANCY })
    await user.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Cook & gardener' })
    await within(dialog).findByText('A small house.')
    expect(asked).toEqual(['/api/vacancy-texts?id=17'])
    const text = dialog.textContent ?? ''
    for (const part of [
      'from €3,000 a\u00a0month',
      'France, Monaco',
      'A small house.',
      'French.',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Responsibilities')
    const hrefs = Array.from(dialog.querySelectorAll('a'), (way) => way.getAttribute('href'))
    expect(hrefs).toEqual([
      '/privacy-policy',
      'tel:+442079460011',
      'https://wa.me/447700900456',
      'https://t.me/aldermere_demo',
    ])
  })

  it('takes an application while the texts of the vacancy are on their way', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const { user, link } = show({ kind: 'apply', vacancy: { ...VACANCY, id: '18' } })
    await user.click(link)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Loading the description…')).toBeTruthy()
    const name = within(dialog).getByLabelText('Name')
    await user.type(name, 'Ann')
    await act(async () => answer(Response.json({ conditions: '<p>Later.</p>' })))
    expect(within(dialog).getByText('Later.')).toBeTruthy()
    expect(within(dialog).queryByText('Loading the description…')).toBeNull()
    expect(within(dialog).getByLabelText('Name')).toBe(name)
    expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Ann')
  })

  it.each([
    ['cannot be reached', '19', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no texts', '21', () => Promise.resolve(Response.json({}, { status: 502 }))],
  ])(
    'leads to the vacancy itself where the site %s, and asks again next time',
    async (_why, id, fail) => {
      vi.stubGlobal('fetch', fail)
      const { user, link } = show({ kind: 'apply', vacancy: { ...VACANCY, id } })
      await user.click(link)
      const dialog = await screen.findByRole('dialog')
      const page = await within(dialog).findByRole('link', { name: 'See the vacancy page' })
      expect(page.getAttribute('href')).toBe(`/vacancies/${id}`)
      expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeTruthy()
      await user.keyboard('{Escape}')
      answerTexts(Response.json({ conditions: '<p>Here it is.</p>' }))
      await user.click(link)
      expect(await screen.findByText('Here it is.')).toBeTruthy()
    },
  )

  it('has asked for the texts before the click when it is pointed at', async () => {
    const asked = answerTexts(Response.json({ conditions: '<p>At once.</p>' }))
    const { user, link } = show({ kind: 'apply', vacancy: { ...VACANCY, id: '20' } })
    await user.hover(link)
    expect(asked).toEqual(['/api/vacancy-texts?id=20'])
    await user.click(link)
    expect(await screen.findByText('At once.')).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('names a candidate, and has chosen that staff is wanted', async () => {
    const server = scriptFetch()
    const { user, link } = show({ candidate: 'Anna, governess' })
    await user.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Invite to an interview' })
    expect(within(dialog).getByText('Candidate: Anna, governess')).toBeTruthy()
    const choices = within(dialog).getAllByRole('radio')
    expect(choices.map((choice) => choice.matches(':checked'))).toEqual([true, false])
    await user.type(screen.getByLabelText('Name'), 'Ann')
    await user.type(screen.getByLabelText('Phone'), '44')
    await user.click(screen.getByRole('button', { name: 'Invite to an interview' }))
    expect(server.sent[0]?.path).toBe('/api/form-staff')
    expect(server.sent[0]?.body).toEqual({
      type: 'staff',
      name: 'Ann',
      phone: '+44',
      page: document.title,
      link: window.location.href,
    })
  })

  it('sends that staff is wanted for a candidate also after work was asked for', async () => {
    const server = scriptFetch()
    const callback = show({ type: 'staff' })
    await callback.user.click(callback.link)
    await callback.user.click(await screen.findByLabelText('I am looking for work'))
    await callback.user.type(screen.getByLabelText('Name'), 'Ann')
    await callback.user.type(screen.getByLabelText('Phone'), '44')
    cleanup()
    modalStore.set(undefined)
    const { user, link } = show({ candidate: 'Anna, governess' })
    await user.click(link)
    await user.click(await screen.findByRole('button', { name: 'Invite to an interview' }))
    expect(server.sent[0]?.body).toMatchObject({ type: 'staff', name: 'Ann' })
  })

  it('offers no chat a second time below the callback, which has buttons for them', async () => {
    const { user, link } = show()
    await user.click(link)
    const dialog = await screen.findByRole('dialog')
    const hrefs = Array.from(dialog.querySelectorAll('a'), (way) => way.getAttribute('href'))
    expect(hrefs).toEqual(['/privacy-policy', 'tel:+442079460011'])
  })

  it('fills in what the place knows', async () => {
    const { user, link } = show({ kind: 'price', position: 'Nanny', country: 'Monaco' })
    await user.click(link)
    await screen.findByRole('dialog', { name: 'Get a price' })
    expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('Nanny')
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Monaco')
  })
})

function show(props: Partial<Parameters<typeof EnquiryLink>[0]> = {}, config = sampleConfig()) {
  render(
    <>
      <EnquiryLink locale="en" kind="callback" {...props}>
        Go
      </EnquiryLink>
      <EnquiryHostClient config={config} />
    </>,
  )
  return { user: userEvent.setup(), link: screen.getByRole('link', { name: 'Go' }) }
}

/** The addresses that are asked for; each gets the same answer. */
function answerTexts(response: Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return response.clone()
  })
  return asked
}

function clickIsTakenOver(keys: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name: 'Go' })
  const click = createEvent.click(link, keys)
  let isTakenOver = false
  document.addEventListener(
    'click',
    (event) => {
      isTakenOver = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, click)
  return isTakenOver
}
