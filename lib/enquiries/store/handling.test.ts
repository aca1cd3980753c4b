import { describe, expect, test } from 'vitest'
import {
  CALLBACK,
  HOUR_MS,
  START,
  tempDir,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import type { Database, Store } from './database.ts'
import { findEnquiry } from './enquiry-record.ts'
import {
  answer,
  assign,
  type Change,
  correctPhone,
  setBetterTime,
  take,
  withdraw,
} from './handling.ts'
import { noticeQueue } from './notices.ts'

const NOW = START.getTime()
const LATER = NOW + HOUR_MS

/** An enquiry in a store, which went to a webhook and by mail. */
async function stored(store: Store = testStore()) {
  const site = testSite({ store, otherTargets: ['webhook', 'email'] })
  await site.sendJson('/api/form-staff', CALLBACK)
  return {
    store,
    act: (work: (db: Database, id: number) => Promise<Change>) => store.commit((db) => work(db, 1)),
    enquiry: () => store.read((db) => findEnquiry(db, 1)),
    told: async () =>
      (await store.read((db) => db.all('SELECT kind, target FROM notices ORDER BY id'))).map(
        ({ kind, target }) => `${kind} ${target}`,
      ),
  }
}

describe('what an office does', () => {
  test('the first who takes an enquiry has it', async () => {
    const { act, enquiry, told } = await stored()
    expect(await act((db, id) => take(db, id, { now: NOW, via: 'link' }))).toBe('done')
    expect(await act((db, id) => take(db, id, { now: LATER, via: 'command' }))).toBe('unchanged')
    expect(await enquiry()).toMatchObject({ takenAt: START, takenVia: 'link', answeredAt: null })
    expect(await told()).toEqual(['taken webhook'])
  })

  test('whoever has called has taken it; a later word corrects the outcome, not the time', async () => {
    const { act, enquiry } = await stored()
    const call = (now: number, outcome: 'no_reply' | 'reached') =>
      act((db, id) => answer(db, id, { now, via: 'link', outcome }))
    expect(await call(NOW, 'no_reply')).toBe('done')
    expect(await call(LATER, 'no_reply')).toBe('unchanged')
    expect(await call(LATER, 'reached')).toBe('done')
    expect(await enquiry()).toMatchObject({ takenAt: START, answeredAt: START, outcome: 'reached' })
  })

  test('another office has to take it anew', async () => {
    const { act, enquiry, told } = await stored()
    await act((db, id) => take(db, id, { now: NOW, via: 'link' }))
    const dueAt = new Date(LATER)
    const toDubai = () => act((db, id) => assign(db, id, { now: NOW, office: 'uae', dueAt }))
    expect([await toDubai(), await toDubai()]).toEqual(['done', 'unchanged'])
    expect(await enquiry()).toMatchObject({ office: 'uae', dueAt, takenAt: null, takenBy: null })
    expect(await told()).toEqual(['taken webhook', 'assigned webhook', 'assigned email'])
  })
})

describe('what the visitor does', () => {
  test('a corrected number takes the place of the first, and everybody is told', async () => {
    const { act, enquiry, told } = await stored()
    const correct = () =>
      act((db, id) => correctPhone(db, id, { now: NOW, phone: '+447700900999' }))
    expect([await correct(), await correct()]).toEqual(['done', 'unchanged'])
    expect((await enquiry())?.fields).toEqual({ ...CALLBACK, phone: '+447700900999' })
    expect(await told()).toEqual(['phone-corrected webhook', 'phone-corrected email'])
  })

  test('a better time is kept in the words of the visitor, and can be taken back', async () => {
    const { act, enquiry } = await stored()
    const tell = (betterTime: string) =>
      act((db, id) => setBetterTime(db, id, { now: NOW, betterTime }))
    expect([await tell(''), await tell('after six'), await tell('after six')]).toEqual([
      'unchanged',
      'done',
      'unchanged',
    ])
    expect((await enquiry())?.betterTime).toBe('after six')
    await tell('')
    expect((await enquiry())?.betterTime).toBeNull()
  })

  test('what is withdrawn is gone, and only those are told whom it may have reached', async () => {
    const { store, act, enquiry, told } = await stored()
    await store.commit((db) =>
      db.run("UPDATE deliveries SET attempts = 1 WHERE target = 'webhook'"),
    )
    const forget = () => act((db, id) => withdraw(db, id, { now: NOW }))
    expect([await forget(), await forget()]).toEqual(['done', 'gone'])
    expect(await enquiry()).toBeUndefined()
    expect(await told()).toEqual(['withdrawn webhook'])
    expect(JSON.stringify(await store.read((db) => db.all('SELECT * FROM notices')))).not.toContain(
      'Ann',
    )
  })
})

test('each office that had a mail of it is told to erase it', async () => {
  const { store, act } = await stored()
  await store.commit((db) => db.run('UPDATE deliveries SET attempts = 1'))
  const { office: first } = (await store.read((db) => findEnquiry(db, 1))) ?? {}
  for (const office of ['uae', 'monaco']) {
    await act((db, id) => assign(db, id, { now: NOW, office, dueAt: null }))
  }
  await act((db, id) => withdraw(db, id, { now: NOW }))
  const told = await store.read((db) =>
    db.all("SELECT office FROM notices WHERE kind = 'withdrawn' AND target = 'email' ORDER BY id"),
  )
  expect(told.map(({ office }) => office).toSorted()).toEqual(
    ['monaco', 'uae', ...(first ? [first] : [])].toSorted(),
  )
})

test('who is to erase what is just on its way there is told when it has arrived', async () => {
  const { store, act } = await stored()
  const set = 'UPDATE deliveries SET attempts = 1, lease_owner = :owner, lease_until = :until'
  await store.commit((db) => db.run(set, { owner: 'one', until: LATER }))
  await act((db, id) => withdraw(db, id, { now: NOW }))
  const due = (now: number) =>
    store.read((db) => noticeQueue.isAnyDue(db, 'webhook', { owner: 'one', ms: HOUR_MS }, now))
  expect([await due(NOW), await due(LATER)]).toEqual([false, true])
})

test('of two processes that take the same enquiry one has it', async () => {
  const dir = tempDir()
  const stores = [testStore({ dir }), testStore({ dir })]
  await stored(stores[0])
  const changes = stores.map((store) =>
    store.commit((db) => take(db, 1, { now: NOW, via: 'link' })),
  )
  expect((await Promise.all(changes)).toSorted()).toEqual(['done', 'unchanged'])
})
