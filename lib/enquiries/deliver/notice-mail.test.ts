import { describe, expect, test } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  HOUR_MS,
  handClock,
  NO_OFFICES,
  recordedLog,
  testOffice,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { createLinks } from '#lib/enquiries/links/links.ts'
import { createOfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { findEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import { answer, assign, take } from '#lib/enquiries/store/handling.ts'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import { mailOfNotice } from './notice-mail.ts'
import { planMails } from './promise-watch.ts'

const OFFICES = [
  testOffice({ title: 'London' }),
  testOffice({ countrySlug: 'russia', title: 'Москва', languages: ['ru', 'en'] }),
]
const SOURCE = { ...NO_OFFICES, listOffices: async () => OFFICES }

/** A site whose offices are written to, with enquiries of the Moscow one. */
async function setUp(count: number) {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const site = testSite({ store, offices: SOURCE })
  for (let index = 0; index < count; index += 1) {
    const fields = { ...CALLBACK, name: `Ann ${index}`, link: 'https://site.test/russia' }
    await site.sendJson('/api/form-staff', fields)
  }
  const emails = { russia: 'moscow@a.example' }
  const directory = createOfficeDirectory({ source: () => SOURCE, emails, to: 'all@a.example' })
  const links = createLinks({ store, secret: 'a secret for the links' })
  const settings = { from: 'site@a.example', siteUrl: 'https://site.test', directory, links }
  const mail = async (changes: Partial<Notice>) => {
    const now = { queuedAt: clock().getTime(), attempts: 1, id: 1 }
    const about = { kind: 'digest', dedupeKey: 'name', office: 'russia', reference: null } as const
    const notice = { ...now, ...about, enquiryKey: null, enquiry: undefined, ...changes }
    return await mailOfNotice(notice, settings, store)
  }
  const enquiry = (id: number) => store.read((db) => findEnquiry(db, id))
  return { store, clock, move, mail, enquiry }
}

describe('a digest', () => {
  test('counts what is open, due and overdue, and says how the week before was kept', async () => {
    const { store, clock, move, mail } = await setUp(4)
    const act = { now: clock().getTime(), via: 'link', outcome: 'reached' } as const
    await store.commit((db) => answer(db, 1, act))
    move(3 * HOUR_MS)
    const late = { ...act, now: clock().getTime() }
    await store.commit((db) => answer(db, 2, late))
    await store.commit((db) => take(db, 3, late))
    // From that Friday to Monday.
    move(3 * DAY_MS)
    const { to, subject, text, messageId } = (await mail({})) ?? {}
    expect(to).toBe('moscow@a.example')
    expect(messageId).toBe('<name@a.example>')
    expect(subject).toBe('Москва: открыто 2, просрочено 2')
    expect(text?.split('\n').slice(0, 4)).toEqual([
      'Открыто: 2',
      'Позвонить сегодня: 0',
      'Просрочено: 2',
      expect.stringMatching(/: 1 из 4 \(25\s%\)$/),
    ])
    expect(text).toMatch(/взято\n {2}Звонок сделан: https:\/\/site\.test\/office\/answered\//)
    expect(text).toMatch(/Беру в работу: https:\/\/site\.test\/office\/take\//)
    expect(text).not.toMatch(/Ann|447700/)
  })

  test('says so where nothing was promised', async () => {
    const { mail } = await setUp(0)
    expect((await mail({ office: 'uk' }))?.text.split('\n').at(-1)).toBe(
      'No calls were promised last week.',
    )
  })

  test('of an office that is not known any more is not sent; the head office has its enquiries', async () => {
    const { store, clock, mail } = await setUp(2)
    const headOpen = async () => (await mail({ office: 'uk' }))?.text.split('\n').at(0)
    expect(await headOpen()).toBe('Open: 0')
    const dueAt = clock()
    await store.commit((db) => assign(db, 1, { now: dueAt.getTime(), office: 'nowhere', dueAt }))
    expect(await headOpen()).toBe('Open: 1')
    expect(await mail({ office: 'nowhere' })).toBeUndefined()
  })
})

describe('what is told of an enquiry later', () => {
  test('a reminder goes to its office, in its language, and says why', async () => {
    const { mail, enquiry } = await setUp(1)
    const { to, subject, text } =
      (await mail({ kind: 'reminder', enquiry: await enquiry(1) })) ?? {}
    expect(to).toBe('moscow@a.example')
    expect(subject).toMatch(/^\[напоминание\] [A-Z]-\w{4} Заявка на звонок, Москва, позвонить до /)
    expect(text).toMatch(/^Заявку ещё никто не взял/)
    expect(text).toContain('Ann 0')
  })

  test('what is overdue goes to the head office, in that one’s language', async () => {
    const { mail, enquiry } = await setUp(1)
    const escalation = await mail({ kind: 'escalation', enquiry: await enquiry(1) })
    expect(escalation?.to).toBe('all@a.example')
    expect(escalation?.subject).toMatch(/^\[overdue\] .+ Callback request, Москва, call by /)
  })

  test('what has been withdrawn is named by its reference alone', async () => {
    const { mail } = await setUp(0)
    const { subject, text } = (await mail({ kind: 'withdrawn', reference: 'A-4F7K' })) ?? {}
    expect(subject).toBe('[отозвано] A-4F7K')
    expect(text).toContain('не звоните')
  })
})

test('what no office could promise a call for is told to the head office after a day', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  await testSite({ store, offices: NO_OFFICES }).sendJson('/api/form-staff', CALLBACK)
  const directory = createOfficeDirectory({ source: () => undefined, emails: {}, to: undefined })
  const log = recordedLog()
  const planned = async () => {
    await planMails({ store, directory, log, onPlanned: () => {} })
    return (await store.read((db) => db.all('SELECT kind FROM notices'))).map(({ kind }) => kind)
  }
  move(DAY_MS - 1)
  expect(await planned()).toEqual([])
  move(1)
  expect([await planned(), await planned()]).toEqual([['escalation'], ['escalation']])
})
