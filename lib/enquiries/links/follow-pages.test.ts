import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import {
  CALLBACK,
  handClock,
  PRICE,
  testOffice,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { answer, take } from '#lib/enquiries/store/handling.ts'
import { createFollowPages } from './follow-pages.ts'
import { createLinks } from './links.ts'

const LONDON = testOffice({ people: [{ name: 'Anna', languages: ['en', 'ru'], belongings: [] }] })

/** An enquiry that was sent, and the page on which it is followed. */
async function followed({
  isLimited = false,
  path = '/api/form-staff',
  body = CALLBACK,
  headers = {},
}: {
  isLimited?: boolean
  path?: string
  body?: object
  headers?: Record<string, string>
} = {}) {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const offices = {
    listOffices: async () => [LONDON],
    describeSubject: async () => Promise.reject(new Error('not known')),
  }
  const site = testSite({ store, offices })
  const sent = await site.sendJson(path, body, headers)
  const facts = await sent.json()
  const onDue = vi.fn()
  const pages = createFollowPages({
    ...{ store, links: createLinks({ store }), siteUrl: 'https://site.test', isLimited, onDue },
    ...{ listOffices: offices.listOffices, siteName: async () => 'Aldermere', log: site.log },
    aboutOf: async ({ path }, locale) =>
      path === '/api/form-cost'
        ? undefined
        : { title: locale === 'ru' ? 'Няня' : 'Nanny', countries: [{ title: 'UK' }] },
  })
  const ask = (path: string, init: RequestInit = {}) =>
    pages(new Request(`https://site.test${path}`, init))
  const post = (body: Record<string, string>, headers = {}, path: string = facts.link) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(body),
    })
  const textAt = async (path: string) => plain(await (await ask(path)).text())
  return { store, site, facts, ask, post, textAt, onDue, move }
}

const plain = (html: string) => html.replaceAll('\u00a0', ' ')

test('whoever sends an enquiry is told whose it is, by when, and where to follow it', async () => {
  const { facts, ask, textAt } = await followed()
  expect(facts).toEqual({
    reference: expect.any(String),
    office: 'uk',
    call_from: '2026-11-27T10:00:00.000Z',
    due_at: '2026-11-27T11:00:00.000Z',
    link: expect.stringMatching(/^\/enquiry\/[\w-]+$/),
  })
  const response = await ask(facts.link)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  const text = await textAt(facts.link)
  expect(text).toContain('Nanny, UK')
  expect(text).toContain('Anna (London) will call you on Friday 27 November')
  expect(text).toContain('10:00, London time')
  expect(text).toContain('+447700900123')
  expect(await textAt(`/ru${facts.link}`)).toContain('Anna (London) позвонит вам')
})

test('whoever writes the same again from elsewhere is not told where it is followed', async () => {
  const key = randomUUID()
  const { site, facts, move } = await followed({ headers: { 'idempotency-key': key } })
  const again = async (headers: Record<string, string>) =>
    await (await site.sendJson('/api/form-staff', CALLBACK, headers)).json()
  expect(await again({ 'idempotency-key': key })).toEqual(facts)
  const other = { 'idempotency-key': randomUUID() }
  for (let times = 0; times < 2; times += 1) {
    expect(await again(other)).toEqual({ ...facts, link: undefined })
  }
  // Without a key: the same button, pressed twice; half a minute later it may be anybody.
  expect(await again({})).toEqual(facts)
  move(31_000)
  expect(await again({})).toEqual({ ...facts, link: undefined })
})

test('it looks like the site, and leads back to it', async () => {
  const { facts, ask } = await followed()
  const response = await ask(facts.link)
  expect(response.headers.get('content-security-policy')).toContain("font-src 'self'")
  const page = await response.text()
  expect(page).toContain('url("/fonts/')
  expect(page).toContain('<a href="/" class="brand">Aldermere</a>')
  expect(page).toContain('<a href="/contacts">Contacts</a>')
  expect(page).not.toContain('href="/vacancies"')
  const body = { ...CALLBACK, type: 'job' }
  const ofWork = await followed({ path: '/api/form-job', body })
  const { link } = ofWork.facts
  expect(await ofWork.textAt(`/ru${link}`)).toContain('<a href="/ru/vacancies">Вакансии</a>')
  expect(await ofWork.textAt('/ru/enquiry/withdrawn')).toContain(
    '<a href="/ru" class="brand">Aldermere</a>',
  )
})

test('it says what an employer asked for in a letter', async () => {
  const body = { ...PRICE, position: 'Chef', location: 'Monaco, a <couple>', schedule: '' }
  const { facts, textAt } = await followed({ path: '/api/form-cost', body })
  expect(await textAt(facts.link)).toContain('Chef, Monaco, a &lt;couple&gt;')
})

test('it says when it was taken, and what became of the call', async () => {
  const { store, facts, textAt } = await followed()
  const count = async () => (await textAt(facts.link)).split('data-state="later"').length - 1
  expect(await count()).toBe(2)
  await store.commit((db) => take(db, 1, { now: Date.parse('2026-11-27T10:20Z'), via: 'link' }))
  expect(await textAt(facts.link)).toContain('10:20, London time')
  expect(await count()).toBe(1)
  const now = Date.parse('2026-11-27T10:40Z')
  await store.commit((db) => answer(db, 1, { now, via: 'link', outcome: 'wrong_number' }))
  expect(await count()).toBe(0)
  expect(await textAt(facts.link)).toMatch(/number seems to be wrong[\s\S]*<details open>/)
})

test('a number that could hardly be called is asked about once, with the one that was meant', async () => {
  const { site, facts, post } = await followed()
  const asked = await post({ act: 'phone', phone: '01632 960123' })
  expect(asked.status).toBe(422)
  const page = await asked.text()
  expect(page).toContain('+01632960123')
  expect(page).toMatch(/name="phone" value="\+441632960123">\s*<button name="act" value="phone">/)
  expect(page).toContain('<button name="act" value="phone" class="plain">Save the number')
  const again = { act: 'phone', phone: '+01632960123', asked: '+01632960123' }
  expect((await post({ ...again, asked: '+99123456' })).status).toBe(422)
  expect((await post(again)).headers.get('location')).toBe(`${facts.link}?saved=phone`)
  expect((await post({ act: 'phone', phone: '+441632960123' })).status).toBe(303)
  expect(await site.stored()).toMatchObject([{ fields: expect.stringContaining('+441632960123') }])
})

test('number and time can be changed, and what is no number comes back as it was typed', async () => {
  const { site, facts, ask, post, textAt, onDue } = await followed()
  const changed = await post({ act: 'phone', phone: '+44 (0)7700 900999' })
  expect([changed.status, changed.headers.get('location')]).toEqual([
    303,
    `${facts.link}?saved=phone`,
  ])
  await post({ act: 'time', time: 'after <six>' })
  await post({ act: 'time', time: 'after <six>' })
  expect(onDue).toHaveBeenCalled()
  expect(await site.stored()).toMatchObject([
    { fields: expect.stringContaining('+447700900999'), better_time: 'after <six>' },
  ])
  expect(await textAt(`${facts.link}?saved=time`)).toContain('after &lt;six&gt;')
  const text = await textAt(facts.link)
  expect(text).toContain('Anna (London) will call you. You’ve asked to be called at another time')
  expect(text).not.toContain('between 10:00')
  const refused = await post({ act: 'phone', phone: 'soon"' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/role="alert"[\s\S]*value="soon&quot;"/)
  expect(
    (await post({ act: 'phone', phone: '+441' }, { origin: 'https://evil.test' })).status,
  ).toBe(403)
  expect((await ask(facts.link, { method: 'PUT' })).status).toBe(405)
})

test('the page’s own form is taken from browsers that say nothing of where it comes from', async () => {
  const { post } = await followed()
  const change = { act: 'time', time: 'after six' }
  expect((await post(change, { origin: 'null' })).status).toBe(303)
  const elsewhere = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  expect((await post(change, elsewhere)).status).toBe(403)
})

test('withdrawn it is erased, however often the button is pressed', async () => {
  const { site, facts, post, ask, textAt } = await followed()
  const [reference = ''] = /[A-Z]-[A-Z0-9]{4}/.exec(await textAt(facts.link)) ?? []
  const erased = `/enquiry/withdrawn?reference=${reference}`
  for (const _press of [1, 2]) {
    const response = await post({ act: 'withdraw' })
    expect([response.status, response.headers.get('location')]).toEqual([303, erased])
  }
  expect(await site.stored()).toEqual([])
  expect(await textAt(erased)).toContain(`Enquiry ${reference} has been erased.`)
  const forged = await textAt('/enquiry/withdrawn?reference=%3Cb%3E')
  expect(forged).toContain('Your enquiry is withdrawn')
  expect(forged).not.toContain('has been erased.')
  expect((await ask(facts.link)).status).toBe(404)
})

test('an office is written to by one visitor only so often', async () => {
  const { post } = await followed({ isLimited: true })
  const statuses = new Map<number, number>()
  for (let turn = 0; turn < 25; turn += 1) {
    const { status } = await post({ act: 'time', time: `at ${turn}` })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 303: 20, 429: 5 })
})

test('all that leads nowhere is answered alike, and only so often', async () => {
  const { facts, ask, textAt } = await followed({ isLimited: true })
  const forged = [`${facts.link}x`, '/enquiry/1-2-3', '/enquiry/', '/enquiry/%00']
  const texts = await Promise.all(forged.map(textAt))
  expect(new Set(texts).size).toBe(1)
  for (let guess = 0; guess < 20; guess += 1) await ask('/enquiry/guess')
  const response = await ask('/enquiry/guess')
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ])
  // Who has the link is not kept from it by somebody's guesses.
  expect((await ask(facts.link)).status).toBe(200)
})
