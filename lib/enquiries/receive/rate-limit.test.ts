import { expect, test } from 'vitest'
import { recordedLog } from '#lib/enquiries/fixture-enquiries.ts'
import { createClientAddress } from './client-address.ts'
import { createRateLimit } from './rate-limit.ts'

const LIMIT = { count: 20, windowS: 600 }

async function takenOf(tries: number, address: string, limit = createRateLimit(LIMIT)) {
  const waits = []
  for (let count = 0; count < tries; count += 1) waits.push(await limit.take(address))
  return waits.filter((wait) => wait === undefined).length
}

test('an address may send so many, and the next has to wait', async () => {
  const limit = createRateLimit(LIMIT)
  expect(await takenOf(30, '198.51.100.7', limit)).toBe(20)
  expect(await limit.take('198.51.100.7')).toBeGreaterThan(590)
  expect(await limit.take('198.51.100.8')).toBeUndefined()
})

test('behind a proxy that is not believed one visitor does not shut out all others', async () => {
  const limit = createRateLimit(LIMIT)
  const addressOf = createClientAddress(0, recordedLog())
  const from = (forwardedFor: string) => addressOf({ socketAddress: '10.0.0.1', forwardedFor })
  expect(await takenOf(20, from('198.51.100.7'), limit)).toBe(20)
  expect(await limit.take(from('203.0.113.9'))).toBeUndefined()
  expect(await takenOf(1_000, from('198.51.100.7'), limit)).toBe(500 - 21)
  expect(await limit.take(from('203.0.113.9'))).toBeGreaterThan(0)
})

test('a visitor gets no wider limit by writing such headers', async () => {
  const addressOf = createClientAddress(0, recordedLog())
  const address = addressOf({ socketAddress: '198.51.100.7', forwardedFor: '10.0.0.1' })
  expect(await takenOf(30, address)).toBe(20)
})
