import { expect, test } from 'vitest'
import { isLocalAddress, isLoopbackHost } from './local-addresses.ts'

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
  'what is sent to %s stays on this machine',
  (host) => {
    expect(isLoopbackHost(host)).toBe(true)
  },
)

test.each(['localhost.example', '127.0.0.1.example', '10.0.0.1', 'mail', '0.0.0.0', '::', ''])(
  'what is sent to %s may leave it',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  },
)

test.each([
  ...['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '169.254.1.1'],
  ...['fd00::1', 'fe80::1%eth0', '::ffff:10.0.0.1', '::ffff:192.168.0.9'],
])('%s is of a private network', (address) => {
  expect(isLocalAddress(address)).toBe(true)
})

test.each([
  ...['192.0.2.1', '172.32.0.1', '11.0.0.1', '100.128.0.1', '2001:db8::1', '::ffff:8.8.8.8'],
  ...['', 'unknown', 'localhost'],
])('%s is not', (address) => {
  expect(isLocalAddress(address)).toBe(false)
})
