import { isIP } from 'node:net'
import type { Log } from '#lib/config/log'

export interface Connection {
  socketAddress: string | undefined
  /** The header X-Forwarded-For. */
  forwardedFor: string | undefined
}

/**
 * The address that a request comes from: that of the connection, or what the nearest `hops`
 * proxies, which are ours, say in front of it. Whatever stands further left anybody may have written.
 */
export function clientAddress(
  { socketAddress = '', forwardedFor = '' }: Connection,
  hops: number,
): string {
  if (hops === 0) return socketAddress
  const named = forwardedFor.split(',').map(stripPort).filter(Boolean)
  const address = named.at(-Math.min(hops, named.length)) ?? ''
  return isIP(address) ? address : socketAddress
}

/** Names the sender of each request; says so once where a proxy is there that is not believed. */
export function createClientAddress(hops: number, log: Log): (connection: Connection) => string {
  let isReported = false
  return (connection) => {
    if (hops === 0 && connection.forwardedFor && !isReported) {
      isReported = true
      log.error(
        {},
        'requests come through a proxy, but TRUST_PROXY is 0: all visitors count as one address',
      )
    }
    return clientAddress(connection, hops)
  }
}

/** Whose limit an address counts towards: an IPv6 customer has at least a /64 to choose from. */
export function limitKeyOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  return isIP(plain) === 6 ? `${firstGroups(plain)}::/64` : plain
}

function stripPort(text: string): string {
  const entry = text.trim()
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(entry)?.[1]
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The first four of the eight groups, written in one way. */
function firstGroups(address: string): string {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = hostname.includes('::') ? [...before, ...zeros, ...after] : before
  return groups.slice(0, 4).join(':')
}
