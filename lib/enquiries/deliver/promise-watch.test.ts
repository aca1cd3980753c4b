import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import {
  CALLBACK,
  handClock,
  NO_OFFICES,
  tempDir,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { contentOffices } from '#lib/enquiries/office/fixture-offices.ts'
import { findEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import { answer, take } from '#lib/enquiries/store/handling.ts'
import { readMail, startMailServer } from './fixture-mail-server.ts'

const MINUTE_MS = 60_000
const PROCESS = join(import.meta.dirname, 'fixture-watch-process.ts')
/** With the change of the clocks in Europe, Good Friday and Easter Monday. */
/** Deliveries that a loop makes at once. */
const IN_HAND = 4
const [FIRST_DAY, DAYS] = [Date.parse('2026-03-27T00:00Z'), 12]
/** Of UTC: at one of them each office is open, in summer as in winter. */
const OPENING_HOURS = [5, 8, 9, 13]

/** By the calendars on the wall: on which days of March and April each office works. */
const WORKING_DAYS: Record<string, string> = {
  uk: '03-27 03-30 03-31 04-01 04-02 04-07',
  france: '03-27 03-30 03-31 04-01 04-02 04-03 04-07',
  monaco: '03-27 03-30 03-31 04-01 04-02 04-03 04-07',
  switzerland: '03-27 03-30 03-31 04-01 04-02 04-07',
  italy: '03-27 03-30 03-31 04-01 04-02 04-03 04-07',
  cyprus: '03-27 03-30 03-31 04-02 04-03 04-06 04-07',
  uae: '03-27 03-30 03-31 04-01 04-02 04-03 04-06 04-07',
  usa: '03-27 03-30 03-31 04-01 04-02 04-03 04-06 04-07',
  russia: '03-27 03-28 03-30 03-31 04-01 04-02 04-03 04-04 04-06 04-07',
}
const ASKED = ['2026-03-27T20:00Z', '2026-04-02T20:00Z']

/** What an office does about an enquiry, in minutes before it is due, and the mails of that. */
const FATES = [
  { mails: ['reminder', 'escalation'] },
  { taken: 50, answered: 45, mails: [] },
  { taken: 30, mails: ['escalation'] },
  { taken: 10, answered: 5, mails: ['reminder'] },
]

test('each reminder, escalation and digest is sent once, by two processes of which two are killed', {
  timeout: 120_000,
}, async () => {
  const dir = tempDir()
  const offices = await contentOffices()
  const { clock, move } = handClock(new Date(0))
  const store = testStore({ dir, clock })
  const source = { ...NO_OFFICES, listOffices: async () => offices }
  const site = testSite({ store, offices: source })

  const events: { at: number; act: () => Promise<unknown> }[] = []
  const expected: string[] = []
  const slugs = Object.keys(WORKING_DAYS)
  for (const [index, asked] of ASKED.entries()) {
    for (const [place, slug] of slugs.entries()) {
      move(Date.parse(asked) - clock().getTime())
      const link = `https://site.test/${slug}`
      await site.sendJson('/api/form-staff', { ...CALLBACK, name: `Ann ${index} ${place}`, link })
      const id = index * slugs.length + place + 1
      const enquiry = await store.read((db) => findEnquiry(db, id))
      if (!enquiry?.dueAt) throw new Error(`enquiry ${id} is not due`)
      const due = enquiry.dueAt.getTime()
      const fate = FATES[id % FATES.length] ?? { mails: [] }
      for (const minutes of [15, 5, 0, -60]) {
        events.push({ at: due - minutes * MINUTE_MS, act: async () => {} })
      }
      if (fate.taken) {
        const at = due - fate.taken * MINUTE_MS
        const act = () => store.commit((db) => take(db, id, { now: at, via: 'link' }))
        events.push({ at, act })
      }
      if (fate.answered) {
        const at = due - fate.answered * MINUTE_MS
        const result = { now: at, via: 'link', outcome: 'reached' } as const
        events.push({ at, act: () => store.commit((db) => answer(db, id, result)) })
      }
      for (const kind of fate.mails) {
        expected.push(`${kind}.${enquiry.key}${kind === 'reminder' ? `.${slug}` : ''}`)
      }
    }
  }
  for (const [slug, days] of Object.entries(WORKING_DAYS)) {
    expected.push(...days.split(' ').map((day) => `digest.${slug}.2026-${day}`))
  }

  const clockFile = join(dir, 'clock')
  const setClock = (now: number) => {
    writeFileSync(`${clockFile}.new`, String(now))
    renameSync(`${clockFile}.new`, clockFile)
  }
  setClock(FIRST_DAY)
  const children = new Map<string, ChildProcess>()
  const killed: string[] = []
  const start = async (owner: string) => {
    const args = [dir, String(port), owner, JSON.stringify(offices), inject('databaseUrl') ?? '']
    const child = fork(PROCESS, args, { execArgv: ['--no-warnings'] })
    children.set(owner, child)
    await once(child, 'message')
  }
  const idOf = (mail: string) =>
    readMail(mail)
      .headers.get('message-id')
      ?.replace(/^<|@a\.example>$/g, '') ?? ''
  const kill = async (mail: string) => {
    const dedupeKey = idOf(mail)
    const row = await store.read((db) =>
      db.get('SELECT lease_owner FROM notices WHERE dedupe_key = :dedupeKey', { dedupeKey }),
    )
    const child = children.get(String(row?.lease_owner).split('.')[0] ?? '')
    if (!child) throw new Error(`nobody sends ${dedupeKey}`)
    killed.push(dedupeKey)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  let arrived = 0
  const { port, received } = await startMailServer({
    onArrived: async (mail) => {
      arrived += 1
      // One is lost with its process, another has arrived when nobody has noted it yet.
      if (arrived === 10 || arrived === 40) await kill(mail)
      return arrived !== 10
    },
  })
  onTestFinished(() => {
    for (const child of children.values()) child.kill('SIGKILL')
  })
  await Promise.all(['one', 'two'].map(start))

  /** Both look at the same moment; one that was killed on the way is started again. */
  const tick = async (now: number) => {
    setClock(now)
    await Promise.all(
      [...children].map(async ([owner, child]) => {
        const ended = Promise.race([once(child, 'message'), once(child, 'exit')])
        child.send('look')
        await ended
        if (child.signalCode !== null || child.exitCode !== null) await start(owner)
      }),
    )
  }
  for (let day = 0; day < DAYS; day += 1) {
    for (const hour of OPENING_HOURS) {
      const at = FIRST_DAY + (day * 24 + hour) * 60 * MINUTE_MS
      events.push({ at, act: async () => {} })
    }
  }
  const moments = Map.groupBy(events, ({ at }) => at)
  for (const at of [...moments.keys()].toSorted((one, other) => one - other)) {
    for (const { act } of moments.get(at) ?? []) await act()
    await tick(at)
  }

  const ids = received.map(({ mail }) => idOf(mail))
  expect(killed).toHaveLength(2)
  expect([...new Set(ids)].toSorted()).toEqual(expected.toSorted())
  // What had arrived when its process was killed comes once more, under the same name: the one, and
  // at the most what else that process had in hand.
  const again = ids.filter((id, index) => ids.indexOf(id) < index)
  expect(again).toContain(killed[1])
  expect(again.length).toBeLessThanOrEqual(IN_HAND)
})
