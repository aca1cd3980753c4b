import { describe, expect, test, vi } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  handClock,
  NO_OFFICES,
  recordedLog,
  testOffice,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { createOfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { findEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import { assign } from '#lib/enquiries/store/handling.ts'
import { createLinks, type LinkPurpose } from './links.ts'
import { officePageAddress } from './office-addresses.ts'
import { createOfficePages } from './office-pages.ts'

const OFFICES = [testOffice({ languages: ['ru', 'en'], title: 'Лондон <b>' })]

/** The pages of a site with two enquiries. */
async function setUp({ isLimited = false } = {}) {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const offices = { ...NO_OFFICES, listOffices: async () => OFFICES }
  const site = testSite({ store, offices, otherTargets: ['webhook'] })
  await site.sendJson('/api/form-staff', CALLBACK)
  await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Ben Example' })
  const links = createLinks({ store })
  const directory = createOfficeDirectory({ source: () => offices, emails: {}, to: undefined })
  const log = recordedLog()
  const onDue = vi.fn()
  const handle = createOfficePages({ store, links, directory, isLimited, log, onDue })
  const enquiry = (id = 1) => store.read((db) => findEnquiry(db, id))
  const sign = async (purpose: LinkPurpose, id = 1) => {
    const known = await enquiry(id)
    if (!known) throw new Error(`no enquiry ${id}`)
    return await links.sign(purpose, known)
  }
  const ask = async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const response = await handle(new Request(`http://localhost${path}`, { method, body }))
    return { response, status: response.status, html: await response.text() }
  }
  const open = async (act: 'take' | 'answer', init?: RequestInit) =>
    ask(officePageAddress('', act, await sign(act)), init)
  return { store, move, site, enquiry, sign, ask, open, onDue }
}

describe('a page for an office', () => {
  test('says whose and by when, in its language, and nothing of the visitor', async () => {
    const { response, html, status } = await (await setUp()).open('take')
    expect(status).toBe(200)
    expect(html).toContain('<html lang="ru">')
    expect(html).toContain('Беру в работу')
    expect(html).toContain('Лондон &lt;b&gt;')
    expect(html).toContain('пт, 27 нояб., 11:00')
    expect(html).not.toMatch(/Ann|447700/)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  test('only shows, however often it is opened', async () => {
    const { open, enquiry, onDue } = await setUp()
    for (const method of ['GET', 'HEAD']) {
      for (let count = 0; count < 25; count += 1) {
        expect((await open('take', { method })).status).toBe(200)
        expect((await open('answer', { method })).status).toBe(200)
      }
    }
    expect(await enquiry()).toMatchObject({ takenAt: null, answeredAt: null })
    expect(onDue).not.toHaveBeenCalled()
  })

  test('takes an enquiry once, tells so, and leads on to the answer', async () => {
    const { open, enquiry, onDue, move } = await setUp()
    const { response } = await open('take', { method: 'POST' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/office\/take\/[\w-]+$/)
    move(60_000)
    await open('take', { method: 'POST' })
    expect(await enquiry()).toMatchObject({
      takenAt: new Date('2026-11-27T10:00:00Z'),
      takenBy: 'uk',
    })
    expect(onDue).toHaveBeenCalledOnce()
    const { html } = await open('take')
    expect(html).toContain('Заявка за вами')
    expect(html).toMatch(/href="\/office\/answered\/[\w-]+"/)
    expect(html).not.toContain('<form')
  })

  test('keeps what became of the call, which can be corrected', async () => {
    const { open, enquiry } = await setUp()
    const save = (outcome: string) =>
      open('answer', { method: 'POST', body: new URLSearchParams({ outcome }) })
    const refused = await save('married')
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('role="alert"')
    expect((await enquiry())?.outcome).toBeNull()
    expect((await save('no_reply')).status).toBe(303)
    expect((await save('reached')).status).toBe(303)
    expect(await enquiry()).toMatchObject({ outcome: 'reached', takenVia: 'link' })
    const { html } = await open('answer')
    expect(html).toMatch(/value="reached" required checked/)
    expect(html).toContain('Сохранено')
  })
})

describe('a link that leads nowhere', () => {
  test('made up, expired, foreign or unknown, it is answered alike and never acts', async () => {
    const { store, ask, sign, enquiry, move } = await setUp()
    const [token, foreign] = [await sign('take', 1), await sign('take', 2)]
    await store.commit((db) => assign(db, 2, { now: 0, office: 'uae', dueAt: null }))
    const before = [await enquiry(1), await enquiry(2)]
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const paths = [
      ...[forged, foreign, 'x', await sign('answer', 1)].map((each) => `/office/take/${each}`),
      `/office/answered/${token}`,
      `/office/nothing/${token}`,
    ]
    const answers: unknown[] = []
    const collect = async (path: string) => {
      for (const method of ['GET', 'POST']) {
        const { response, status, html } = await ask(path, { method })
        answers.push({ status, html, headers: [...response.headers] })
      }
    }
    for (const path of paths) await collect(path)
    move(31 * DAY_MS)
    await collect(`/office/take/${token}`)
    expect(answers).toHaveLength(14)
    for (const each of answers) expect(each).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 404 })
    expect([await enquiry(1), await enquiry(2)]).toEqual(before)
  })

  test('tried too often, every link of that address has to wait', async () => {
    const { ask, open } = await setUp({ isLimited: true })
    for (let count = 0; count < 30; count += 1) await ask('/office/take/guessed')
    const { response, status } = await open('take', { method: 'POST' })
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('another method is refused before the link is looked at', async () => {
    const { ask } = await setUp()
    const { response, status } = await ask('/office/take/x', { method: 'DELETE' })
    expect([status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})
