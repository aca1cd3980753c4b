import type { Service } from './transport.ts'

/** By what a backend knows who asks it. */
export interface BackendAccess {
  /** A bearer token for each service. */
  tokens?: Partial<Record<Service, string>>
  userAgent?: string
}

export interface BackendAddress {
  /** Without a slash at the end, and without a name and password. */
  baseUrl: string
  headers: Record<string, string>
}

/**
 * Where a service is asked, and how. A name and password are taken out of the address, so that
 * whoever writes the address into a log or an error does not write them.
 */
export function toBackendAddress(
  baseUrl: string,
  service: Service,
  { tokens = {}, userAgent }: BackendAccess = {},
): BackendAddress {
  const url = new URL(baseUrl)
  const { username, password } = url
  Object.assign(url, { username: '', password: '' })
  const authorization = toBasic(username, password) ?? toBearer(tokens[service])
  return {
    baseUrl: url.href.replace(/\/+$/, ''),
    headers: {
      ...(userAgent && { 'user-agent': userAgent }),
      ...(authorization && { authorization }),
    },
  }
}

function toBasic(username: string, password: string): string | undefined {
  if (!username && !password) return undefined
  const pair = [username, password].map(decodeURIComponent).join(':')
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function toBearer(token: string | undefined): string | undefined {
  return token && `Bearer ${token}`
}
