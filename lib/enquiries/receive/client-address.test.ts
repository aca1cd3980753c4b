import { describe, expect, test } from 'vitest'
import { recordedLog } from '#lib/enquiries/fixture-enquiries.ts'
import {
  clientAddress,
  connectionOf,
  createClientAddress,
  isSharedAddress,
  limitKeyOf,
} from './client-address.ts'

const socketAddress = '10.0.0.1'

describe('the address of a visitor', () => {
  test.each([
    [0, '198.51.100.7', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '198.51.100.7', '198.51.100.7'],
    [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [2, '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    [3, '198.51.100.7', '198.51.100.7'],
    [1, '198.51.100.7:4711', '198.51.100.7'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '198.51.100.7, <script>', '10.0.0.1'],
    [1, ' , ,', '10.0.0.1'],
  ])('behind %i proxies that say %s is %s', (hops, forwardedFor, address) => {
    expect(clientAddress({ socketAddress, forwardedFor }, hops)).toBe(address)
  })
})

describe('a proxy that is not believed', () => {
  const HOUR_MS = 3_600_000

  function siteBehind(hops: number) {
    const log = recordedLog()
    let nowMs = 0
    const addressOf = createClientAddress(hops, log, () => nowMs)
    const move = (byMs: number) => {
      nowMs += byMs
    }
    return { log, addressOf, move }
  }

  test.each([
    [0, { socketAddress, forwardedFor: '198.51.100.7' }],
    [0, { socketAddress: '::ffff:172.17.0.1', forwardedFor: '198.51.100.7' }],
    [0, { socketAddress: 'fd00::1', forwardedFor: '198.51.100.7' }],
    [0, { socketAddress: '127.0.0.1', forwardedFor: undefined, isForwarded: true }],
    [1, { socketAddress, forwardedFor: '198.51.100.7, 10.0.0.2' }],
    [1, { socketAddress, forwardedFor: undefined, isForwarded: true }],
  ])('is reported, and its visitors share a limit: %i, %o', (hops, connection) => {
    const { log, addressOf } = siteBehind(hops)
    const address = addressOf(connection)
    expect(isSharedAddress(address)).toBe(true)
    expect(addressOf(connection)).toBe(address)
    expect(log.error).toHaveBeenCalledOnce()
    expect(log.error).toHaveBeenCalledWith(
      { trustProxy: hops },
      expect.stringContaining('TRUST_PROXY'),
    )
  })

  test.each([
    [0, { socketAddress: '198.51.100.7', forwardedFor: '203.0.113.9' }],
    [0, { socketAddress: '2001:db8::1', forwardedFor: '203.0.113.9', isForwarded: true }],
    [0, { socketAddress, forwardedFor: undefined, isForwarded: false }],
    [1, { socketAddress, forwardedFor: '198.51.100.7' }],
    [1, { socketAddress, forwardedFor: '203.0.113.9, 198.51.100.7', isForwarded: true }],
    [1, { socketAddress, forwardedFor: '192.168.0.7' }],
    [2, { socketAddress, forwardedFor: '203.0.113.9, 198.51.100.7, 10.0.0.2' }],
  ])('is no visitor, whatever he writes: %i, %o', (hops, connection) => {
    const { log, addressOf } = siteBehind(hops)
    expect(addressOf(connection)).toBe(clientAddress(connection, hops))
    expect(isSharedAddress(addressOf(connection))).toBe(false)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('is reported again each hour, for as long as it lasts', () => {
    const { log, addressOf, move } = siteBehind(0)
    const proxied = { socketAddress, forwardedFor: '198.51.100.7' }
    for (let minutes = 0; minutes < 180; minutes += 1) {
      addressOf(proxied)
      addressOf({ socketAddress: '198.51.100.9', forwardedFor: '203.0.113.9' })
      move(60_000)
    }
    expect(log.error).toHaveBeenCalledTimes(3)
    move(100 * HOUR_MS)
    expect(log.error).toHaveBeenCalledTimes(3)
    addressOf(proxied)
    expect(log.error).toHaveBeenCalledTimes(4)
  })

  test('is told by the headers of a request', () => {
    const socket = { remoteAddress: '10.0.0.1' }
    const isForwarded = (headers: Record<string, string>) =>
      connectionOf({ socket, headers }).isForwarded
    expect(isForwarded({})).toBe(false)
    expect(isForwarded({ host: 'site.test', 'user-agent': 'x' })).toBe(false)
    for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host']) {
      expect(isForwarded({ [name]: 'x' })).toBe(true)
    }
    expect(connectionOf({ socket, headers: { 'x-forwarded-for': '198.51.100.7' } })).toMatchObject({
      socketAddress: '10.0.0.1',
      forwardedFor: '198.51.100.7',
    })
  })
})

describe('the limit of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:0:0:0:1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(limitKeyOf(address)).toBe(key)
  })
})
