import { describe, expect, test } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  handClock,
  NO_OFFICES,
  tempDir,
  testOffice,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { findEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import { assign, withdraw } from '#lib/enquiries/store/handling.ts'
import { createLinks, type LinkPurpose } from './links.ts'

/** A store with two enquiries of the London office, and links of its own. */
async function setUp({ secret }: { secret?: string } = {}) {
  const dir = tempDir()
  const { clock, move } = handClock()
  const store = testStore({ dir, clock })
  const offices = { ...NO_OFFICES, listOffices: async () => [testOffice()] }
  const site = testSite({ store, offices })
  await site.sendJson('/api/form-staff', CALLBACK)
  await site.sendJson('/api/form-staff', { ...CALLBACK, name: 'Ben Example' })
  const get = async (id: number) => {
    const enquiry = await store.read((db) => findEnquiry(db, id))
    if (!enquiry) throw new Error(`no enquiry ${id}`)
    return enquiry
  }
  return { dir, store, move, get, links: createLinks({ store, secret }) }
}

describe('a link', () => {
  test.each(['take', 'answer', 'follow'] as const)(
    'to %s leads to its enquiry',
    async (purpose) => {
      const { links, get } = await setUp()
      const token = await links.sign(purpose, await get(2))
      expect(await links.open(purpose, token)).toEqual(await get(2))
      expect(token.length).toBeLessThan(35)
    },
  )

  test('is understood by every process of the store, and the same all day', async () => {
    const { dir, move, links, get } = await setUp()
    const token = await links.sign('follow', await get(1))
    const other = createLinks({ store: testStore({ dir }) })
    expect(await other.open('follow', token)).toMatchObject({ id: 1 })
    move(3 * 3_600_000)
    expect(await links.sign('follow', await get(1))).toBe(token)
  })

  test('is for one thing alone', async () => {
    const { links, get } = await setUp()
    const purposes: LinkPurpose[] = ['take', 'answer', 'follow']
    for (const purpose of purposes) {
      const token = await links.sign(purpose, await get(1))
      const opened = await Promise.all(purposes.map((other) => links.open(other, token)))
      expect(opened.map(Boolean)).toEqual(purposes.map((other) => other === purpose))
    }
  })

  test('expires', async () => {
    const { links, move, get } = await setUp()
    const token = await links.sign('take', await get(1))
    move(30 * DAY_MS)
    expect(await links.open('take', token)).toBeDefined()
    move(DAY_MS)
    expect(await links.open('take', token)).toBeUndefined()
  })

  test('of an office ends when the enquiry is given to another; that of the visitor does not', async () => {
    const { links, store, get } = await setUp()
    const [taken, followed] = [
      await links.sign('take', await get(1)),
      await links.sign('follow', await get(1)),
    ]
    await store.commit((db) => assign(db, 1, { now: 0, office: 'uae', dueAt: null }))
    expect(await links.open('take', taken)).toBeUndefined()
    expect(await links.open('follow', followed)).toMatchObject({ office: 'uae' })
  })

  test('of an enquiry that is gone leads nowhere', async () => {
    const { links, store, get } = await setUp()
    const token = await links.sign('follow', await get(1))
    await store.commit((db) => withdraw(db, 1, { now: 0 }))
    expect(await links.open('follow', token)).toBeUndefined()
  })

  test('that is made up leads nowhere: another id, day, signature, secret, or none of its kind', async () => {
    const { links, store, get } = await setUp({ secret: 'a secret of the settings' })
    const token = await links.sign('take', await get(1))
    const [id = '', day = ''] = token.split('-')
    const signature = token.slice(id.length + day.length + 2)
    const stranger = createLinks({ store, secret: 'a secret of somebody else' })
    const forged = [
      `2-${day}-${signature}`,
      `${id}-${day}0-${signature}`,
      `${id}-${day}-${'A'.repeat(22)}`,
      `${id}-${day}-${signature.slice(0, -1)}`,
      `${id}-${day}-${signature}A`,
      `${'z'.repeat(10)}-${day}-${signature}`,
      await stranger.sign('take', await get(1)),
      await createLinks({ store }).sign('take', await get(1)),
      ...['', '-', '1', `${token}\n`, '%00', 'é'.repeat(30)],
    ]
    for (const each of forged) expect(await links.open('take', each), each).toBeUndefined()
    expect(await links.open('take', token)).toBeDefined()
  })
})
