import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runAdmin } from '#lib/enquiries/admin/run-admin.ts'
import { purgeOld } from '#lib/enquiries/deliver/retention.ts'
import {
  brokenStore,
  CALLBACK,
  DAY_MS,
  HOUR_MS,
  handClock,
  recordedLog,
  START,
  startServer,
  tempDir,
  testOffice,
  testSite,
  testStore,
  textOf,
} from '#lib/enquiries/fixture-enquiries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { readFigures } from '#lib/enquiries/store/figures.ts'
import { listPromises, listUnanswered } from '#lib/enquiries/store/promise-queries.ts'
import { countUnsettled } from '#lib/enquiries/store/retention-queries.ts'
import { claimCheck, findStatus } from '#lib/enquiries/store/synthetic-queries.ts'
import { createSyntheticMarker } from './marker.ts'
import { runSyntheticCheck } from './run-check.ts'
import { startSyntheticChecks } from './schedule.ts'

const FORM = '/api/form-staff'
const OFFICES = {
  listOffices: async () => [testOffice()],
  describeSubject: async () => Promise.reject(new Error('not known')),
}

/** A site that listens, whose receivers have taken what it sends as soon as `state` says. */
async function listeningSite(store: Store, state = 'delivered') {
  const site = testSite({ store, otherTargets: ['webhook'], offices: OFFICES })
  const seen = vi.fn()
  const origin = await startServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    seen(headers)
    const answer = await site.send(request.url ?? '', { headers, body: await textOf(request) })
    await store.commit((db) =>
      db.run('UPDATE deliveries SET state = :state, last_failure = :reason', {
        state,
        reason: state === 'delivered' ? null : 'status 500',
      }),
    )
    response.writeHead(answer.status).end(await answer.text())
  })
  return { ...site, origin, seen }
}

async function sendMarked(site: ReturnType<typeof testSite>, changes: Record<string, string> = {}) {
  const key = randomUUID()
  const marker = await createSyntheticMarker(site.store).sign(key)
  const headers = { 'idempotency-key': key, 'x-synthetic-check': marker, ...changes }
  return await site.sendJson(FORM, { ...CALLBACK, page: key }, headers)
}

describe('the mark', () => {
  test('is taken from whoever has the store, also another process', async () => {
    const dir = tempDir()
    const site = testSite({ store: testStore({ dir }) })
    const key = randomUUID()
    const marker = await createSyntheticMarker(testStore({ dir })).sign(key)
    const headers = { 'idempotency-key': key.toUpperCase(), 'x-synthetic-check': marker }
    expect((await site.sendJson(FORM, CALLBACK, headers)).status).toBe(202)
    expect((await site.stored()).map(({ is_synthetic }) => is_synthetic)).toEqual([1])
  })

  test('counts for no limit, and stands under none', async () => {
    const site = testSite({ rateLimit: { count: 1, windowS: 60 } })
    expect([(await sendMarked(site)).status, (await sendMarked(site)).status]).toEqual([202, 202])
    const send = () =>
      site.sendJson(FORM, { ...CALLBACK, page: randomUUID() }, { 'idempotency-key': randomUUID() })
    expect([(await send()).status, (await send()).status]).toEqual([202, 429])
    expect((await sendMarked(site)).status).toBe(202)
  })

  test('cannot be made up, moved to another enquiry, or kept for later', async () => {
    const { clock, move } = handClock()
    const site = testSite({ store: testStore({ clock }) })
    const marker = await createSyntheticMarker(site.store).sign(randomUUID())
    const time = Math.floor(START.getTime() / 1_000)
    for (const made of ['', '1', `${time}.`, `${time}.${'x'.repeat(43)}`, marker, `${marker} `]) {
      expect((await sendMarked(site, { 'x-synthetic-check': made })).status, made).toBe(403)
    }
    const key = randomUUID()
    const own = {
      'idempotency-key': key,
      'x-synthetic-check': await createSyntheticMarker(site.store).sign(key),
    }
    move(6 * 60_000)
    expect((await site.sendJson(FORM, CALLBACK, own)).status).toBe(403)
    expect((await site.sendJson(FORM, CALLBACK, { 'x-synthetic-check': marker })).status).toBe(403)
    expect(await site.stored()).toEqual([])
  })

  test('is of no use without script: what comes that way is a visitor’s', async () => {
    const site = testSite()
    const marker = await createSyntheticMarker(site.store).sign(randomUUID())
    await site.sendPlain(FORM, CALLBACK, { 'x-synthetic-check': marker })
    expect((await site.stored()).map(({ is_synthetic }) => is_synthetic)).toEqual([0])
  })
})

test('the office hears of none: no list, export, count, digest, reminder or figure has it', async () => {
  const { clock, move } = handClock()
  const store = testStore({ clock })
  const site = testSite({ store, otherTargets: ['email'], offices: OFFICES })
  expect((await sendMarked(site)).status).toBe(202)
  const [row] = await site.stored()
  expect(row).toMatchObject({ office: 'uk', is_synthetic: 1 })
  move(2 * DAY_MS)
  const now = clock().getTime()
  const span = { from: 0, to: Number.MAX_SAFE_INTEGER }
  await store.read(async (db) => {
    expect(await listUnanswered(db, span)).toEqual([])
    expect(await listPromises(db, span)).toEqual([])
    expect(await countUnsettled(db, now)).toMatchObject({ count: 0 })
    expect(await readFigures(db)).toEqual({ enquiries: [], deliveries: [], synthetic: {} })
  })
  const said = async (...args: string[]) => {
    let text = ''
    const write = (part: string) => {
      text += part
    }
    const options = { retentionDays: 1, undeliveredRetentionDays: 1, isMailed: true }
    const people = { siteUrl: 'https://site.test', who: 'anna', listOffices: OFFICES.listOffices }
    const place = { store, dataDir: tempDir(), spool: undefined, targetsOf: () => [] }
    await runAdmin(args, { ...options, ...people, ...place, write }, write)
    return text
  }
  expect(await said('list')).toBe('No enquiries.\n')
  expect(await said('export', '--format', 'json')).toBe('[]\n')
  expect(await said('stats')).toBe('No promises were due.\n')
  expect(await said('purge', '--days', '0', '--undelivered')).toContain('Would erase: 0')
})

describe('a check', () => {
  test('goes the way of any enquiry, is written down with its delay, and leaves nothing', async () => {
    const store = testStore()
    const site = await listeningSite(store)
    const result = await runSyntheticCheck({ store, origin: site.origin, pollMs: 5 })
    expect(result).toEqual({
      ...{ kind: 'arrived', reference: expect.any(String), targets: ['webhook'] },
      delayMs: expect.any(Number),
    })
    expect(site.seen.mock.calls[0]?.[0]).toMatchObject({ 'content-type': 'application/json' })
    expect(await site.stored()).toEqual([])
    expect(await site.deliveries()).toEqual([])
    const status = await store.read(findStatus)
    expect(status).toEqual({ succeededAt: START, delayMs: expect.any(Number) })
    // The same again is another one, not the same submission.
    expect(await runSyntheticCheck({ store, origin: site.origin, pollMs: 5 })).toMatchObject({
      kind: 'arrived',
    })
  })

  test('that does not arrive says where it stays, and leaves nothing either', async () => {
    const store = testStore()
    const { origin, stored } = await listeningSite(store, 'needs-attention')
    const options = { store, pollMs: 5, limitMs: 2_000 }
    expect(await runSyntheticCheck({ ...options, origin })).toMatchObject({
      ...{ kind: 'failed', reason: 'webhook: status 500' },
    })
    const waiting = await listeningSite(store, 'pending')
    expect(
      await runSyntheticCheck({ ...options, origin: waiting.origin, limitMs: 300 }),
    ).toMatchObject({ reason: 'not in time: webhook: status 500' })
    const nobody = 'http://127.0.0.1:1'
    expect(await runSyntheticCheck({ ...options, origin: nobody })).toMatchObject({
      reason: 'the form does not answer: ECONNREFUSED',
    })
    const refusing = await startServer((_, response) => response.writeHead(503).end())
    expect(await runSyntheticCheck({ ...options, origin: refusing })).toMatchObject({
      reason: 'the form answered with status 503',
    })
    expect(await stored()).toEqual([])
    expect(await store.read(findStatus)).toEqual({ failure: 'the form answered with status 503' })
  })

  test('that was ended in the middle is erased by the next, and by age', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    const site = await listeningSite(store)
    await sendMarked(site)
    await site.sendJson(FORM, CALLBACK)
    move(HOUR_MS + 1)
    await runSyntheticCheck({ store, origin: site.origin, pollMs: 5 })
    expect((await site.stored()).map(({ is_synthetic }) => is_synthetic)).toEqual([0])
    await sendMarked(site)
    move(HOUR_MS + 1)
    const days = { retentionDays: 180, undeliveredRetentionDays: 730 }
    await purgeOld({ store, ...days, log: recordedLog() })
    expect((await site.stored()).map(({ is_synthetic }) => is_synthetic)).toEqual([0])
  })
})

describe('the schedule', () => {
  test('gives each check to one process, also after the clock was set back', async () => {
    const { clock, move } = handClock()
    const store = testStore({ clock })
    const claim = () =>
      store.commit((db) => claimCheck(db, { now: clock().getTime(), everyMs: HOUR_MS }))
    const claims = await Promise.all([claim(), claim(), claim()])
    expect(claims.filter(Boolean)).toHaveLength(1)
    move(HOUR_MS - 1)
    expect(await claim()).toBe(false)
    move(1)
    expect(await claim()).toBe(true)
    move(-10 * DAY_MS)
    expect(await claim()).toBe(true)
  })

  test('says once that the store is away, and goes on looking', async () => {
    const log = recordedLog()
    const store = brokenStore()
    const read = vi.spyOn(store, 'read')
    const options = { store, origin: 'http://127.0.0.1:1', everyMs: HOUR_MS, log }
    const checks = startSyntheticChecks({ ...options, lookEveryMs: 5 })
    onTestFinished(() => checks.stop())
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(3), { timeout: 10_000 })
    expect(log.error).toHaveBeenCalledOnce()
  })

  test('makes one of two processes check, and tells the log', async () => {
    const dir = tempDir()
    const stores = [testStore({ dir }), testStore({ dir })]
    const [store] = stores
    if (!store) throw new Error('no store')
    const { origin, seen } = await listeningSite(store)
    const log = recordedLog()
    for (const one of stores) {
      const options = { store: one, origin, everyMs: HOUR_MS, log, lookEveryMs: 10, pollMs: 5 }
      const checks = startSyntheticChecks(options)
      onTestFinished(() => checks.stop())
    }
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(log.info).toHaveBeenCalledWith(
      expect.objectContaining({ targets: ['webhook'], delayMs: expect.any(Number) }),
      'a synthetic check arrived',
    )
    expect(seen).toHaveBeenCalledOnce()
  })
})
