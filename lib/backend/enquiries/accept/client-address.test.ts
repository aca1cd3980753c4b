import { describe, expect, test } from 'vitest'
import { recordedLog } from '../fixture-enquiries.ts'
import { clientAddress, createClientAddress, limitKeyOf } from './client-address.ts'

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

  test('a proxy that is not believed is reported once', () => {
    const log = recordedLog()
    const addressOf = createClientAddress(0, log)
    const forwarded = { socketAddress, forwardedFor: '198.51.100.7' }
    expect([1, 2, 3].map(() => addressOf(forwarded))).toEqual(Array(3).fill(socketAddress))
    expect(log.error).toHaveBeenCalledOnce()
    expect(log.error).toHaveBeenCalledWith({}, expect.stringContaining('TRUST_PROXY'))
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
