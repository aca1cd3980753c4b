import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { planMails } from '#lib/enquiries/deliver/promise-watch.ts'
import { startUnreadableWatch } from '#lib/enquiries/deliver/unreadable-watch.ts'
import {
  CALLBACK,
  HOUR_MS,
  handClock,
  recordedLog,
  START,
  tempDir,
  testOffice,
  testSite,
  testStore,
  UNREADABLE,
} from '#lib/enquiries/fixture-enquiries.ts'
import type { OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import type { Store } from './database.ts'
import { readFigures } from './figures.ts'
import { listPromises, listUnanswered } from './promise-queries.ts'
import { startMoving } from './spool.ts'
import { openStore } from './sqlite/open-store.ts'

const PATIENT = { timeout: 5_000 }
const OFFICES = {
  listOffices: async () => [testOffice()],
  describeSubject: async () => Promise.reject(new Error('not known')),
}

/** Three enquiries that wait for a call, of which this version cannot read the second. */
async function withBroken(store: Store, change: string) {
  const site = testSite({ store, offices: OFFICES, otherTargets: ['webhook'] })
  for (const name of ['Ann', 'Broken', 'Cid']) {
    const headers = { 'idempotency-key': randomUUID(), 'x-client-address': name }
    await site.sendJson('/api/form-staff', { ...CALLBACK, name }, headers)
  }
  await store.commit((db) => db.run(`UPDATE enquiries SET ${change} WHERE id = 2`))
}

describe.each(UNREADABLE)('an enquiry that cannot be read (%s)', (change) => {
  test('keeps no other from being called, counted or reminded of', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    await withBroken(store, change)
    const span = { from: START.getTime() - HOUR_MS, to: START.getTime() + 24 * HOUR_MS }
    const unanswered = await store.read((db) => listUnanswered(db, span))
    expect(unanswered.map(({ fields }) => fields.name)).toEqual(['Ann', 'Cid'])
    expect((await store.read((db) => listPromises(db, span))).length).toBeGreaterThanOrEqual(2)
    expect(await store.read(readFigures)).toMatchObject({
      enquiries: [{ state: 'waiting', count: 3 }],
      untakenSince: START,
      undeliveredSince: START,
    })

    move(0.8 * HOUR_MS)
    const directory = OFFICES as unknown as OfficeDirectory
    await planMails({ store, directory, log: recordedLog(), onPlanned: () => {} })
    const planned = await store.read((db) =>
      db.all("SELECT enquiry_id FROM notices WHERE kind = 'reminder' ORDER BY enquiry_id"),
    )
    expect(planned.map(({ enquiry_id }) => enquiry_id)).toEqual([1, 3])
  })

  test('is counted, and named in the log once', async () => {
    const store = testStore()
    await withBroken(store, change)
    const [log, onCounted] = [recordedLog(), vi.fn()]
    const watch = startUnreadableWatch({ store, log, onCounted })
    onTestFinished(() => watch.stop())
    await vi.waitFor(() => expect(onCounted).toHaveBeenCalledWith(1), PATIENT)
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ enquiry: 'id:2' }, expect.any(String))
  })

  test('on an instance without its database holds up no other that is moved there', async () => {
    const spool = openStore({ dir: tempDir(), clock: () => START })
    onTestFinished(() => spool.close())
    await withBroken(spool, change)
    const store = testStore()
    const [log, onMoved] = [recordedLog(), vi.fn()]
    const moving = startMoving({ from: spool, to: store, log, onMoved, pollMs: 20 })
    onTestFinished(() => moving.stop())
    await vi.waitFor(() => expect(onMoved).toHaveBeenCalled(), PATIENT)
    const moved = await store.read((db) => db.ids('SELECT id FROM enquiries'))
    const left = await spool.read((db) => db.ids('SELECT id FROM enquiries'))
    expect(moved.length + left.length).toBe(3)
    expect(log.error.mock.calls.length).toBe(left.length)
  })
})
