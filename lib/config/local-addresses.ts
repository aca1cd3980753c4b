import { BlockList, isIP, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix)
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Whether what is sent to the host of an address stays on this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname.toLowerCase() === 'localhost' || isIn(loopback, hostname)
}

/** Names that no one can have on the internet (RFC 2606, 6761, 6762). */
const RESERVED_NAME =
  /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|net|org))\.?$/i

/** Whether a name is kept for examples and tests, or is that of a machine of its own network. */
export function isReservedHost(hostname: string): boolean {
  return RESERVED_NAME.test(hostname)
}

/** Whether anybody from the internet may come to a host. */
export function isPublicHost(hostname: string): boolean {
  const isHere = isLoopbackHost(hostname) || isLocalAddress(hostname)
  return !isHere && !isReservedHost(hostname)
}

/** Whether no visitor from the internet can come from an address: this machine's networks have it. */
export function isLocalAddress(address: string): boolean {
  return isIn(loopback, address) || isIn(privateNetworks, address)
}

function isIn(list: BlockList, text: string): boolean {
  const [address = ''] = text.replace(/^\[(.*)\]$/, '$1').split('%')
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
