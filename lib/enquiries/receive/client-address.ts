import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isLocalAddress } from '#lib/config/local-addresses.ts'
import type { Log } from '#lib/log/log.ts'

/** The server's entry says here where a request comes from; what a visitor writes there is removed. */
export const ADDRESS_HEADER = 'x-client-address'

export function addressOf(headers: Headers): string {
  return headers.get(ADDRESS_HEADER) ?? 'unknown'
}

export interface Connection {
  socketAddress: string | undefined
  /** The header X-Forwarded-For. */
  forwardedFor: string | undefined
  /** Whether another header says that a proxy passed the request on. */
  isForwarded?: boolean
}

/** Other headers by which proxies tell that they are there. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host']

export function connectionOf({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string }
}): Connection {
  return {
    socketAddress: socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for']?.toString(),
    isForwarded: PROXY_HEADERS.some((name) => name in headers),
  }
}

/**
 * The address that a request comes from: that of the connection, or what the nearest `hops`
 * proxies, which are ours, say in front of it. Whatever stands further left anybody may have written.
 */
export function clientAddress(
  { socketAddress = '', forwardedFor }: Connection,
  hops: number,
): string {
  if (hops === 0) return socketAddress
  const named = namedIn(forwardedFor)
  const address = named.at(-Math.min(hops, named.length)) ?? ''
  return isIP(address) ? address : socketAddress
}

const HOUR_MS = 3_600_000
/** Before the address of a proxy that stands for all who come through it. */
const SHARED = 'proxy '

/**
 * Names the sender of each request. Where that is a proxy that is not believed, all its visitors
 * are one: this is said at once and every hour, since whoever can mend it may not look before.
 * Only a private address is taken for such a proxy; on a public one anybody can write the headers.
 */
export function createClientAddress(
  hops: number,
  log: Log,
  nowMs = () => performance.now(),
): (connection: Connection) => string {
  let reportedAt = Number.NEGATIVE_INFINITY
  return (connection) => {
    const address = clientAddress(connection, hops)
    if (!isUnbelievedProxy(address, connection, hops)) return address
    if (nowMs() - reportedAt >= HOUR_MS) {
      reportedAt = nowMs()
      log.error(
        { trustProxy: hops },
        'visitors come through a proxy that TRUST_PROXY does not count, and share one limit: ' +
          'set it to the number of proxies, each of which must send X-Forwarded-For',
      )
    }
    return SHARED + limitKeyOf(address)
  }
}

/** How much more is let through for a proxy that hides how many visitors it stands for. */
export const SHARED_FACTOR = 25

/** Whether many visitors stand behind an address, so that its limit must be a wider one. */
export function isSharedAddress(address: string): boolean {
  return address.startsWith(SHARED)
}

function isUnbelievedProxy(
  address: string,
  { forwardedFor, isForwarded = false }: Connection,
  hops: number,
): boolean {
  if (!isLocalAddress(address)) return false
  const count = namedIn(forwardedFor).length
  return count > hops || (count === 0 && isForwarded)
}

function namedIn(forwardedFor = ''): string[] {
  return forwardedFor.split(',').map(stripPort).filter(Boolean)
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
