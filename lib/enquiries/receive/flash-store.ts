import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type EnquiryFlash, flashStatus } from '#lib/enquiries/flash.ts'
import { enquiryInstance } from '#lib/enquiries/instance.ts'
import { FLASH_PARAMETER } from '#lib/i18n/pages.ts'
import { instance } from '#lib/server/instance.ts'
import { isSharedAddress, limitKeyOf, SHARED_FACTOR } from './client-address.ts'
import { createMemoryKeeper, createSharedKeeper } from './flash-keepers.ts'

/** A record is meant for the page that comes next; the time is for a slow connection. */
const FLASH_LIFE_MS = 15 * 60_000
/** One sender can push out only what is its own. */
const MAX_OF_SENDER = 20
/** A page is rendered within seconds. */
const SHOWN_LIFE_MS = 60_000
const MAX_SHOWN = 1_000
const ID_BYTES = 16

/** A random text that nobody guesses. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** Keeps a flash for a short time; returns the id that it is found by. */
export async function keepFlash(
  flash: EnquiryFlash,
  { token, address }: { token: string; address: string },
): Promise<string> {
  const id = newId()
  const record = { flash, token, sender: limitKeyOf(address), ttlMs: FLASH_LIFE_MS }
  await flashes().keeper.keep(id, record, maxOf(address))
  return id
}

interface TakenFlash {
  /** Under this id the page finds it. */
  shownId: string
  /** The status of the page that shows it. */
  status: number
  /** For a page that did not show it, or did not arrive. */
  putBack: () => Promise<void>
}

/**
 * Takes a flash out for one page. Whoever comes with the id alone learns what became of the
 * form, and nothing that was typed into it.
 */
async function takeFlash(id: string, token: string | undefined): Promise<TakenFlash | undefined> {
  const { keeper, shown } = flashes()
  const record = await keeper.find(id)
  if (!record) return undefined
  const { flash } = record
  const { form, outcome } = flash
  const isSender = token === record.token
  if (isSender && !(await keeper.take(id))) return undefined
  const shownId = newId()
  shown.set(shownId, isSender ? flash : { form, outcome, values: {}, errors: {} })
  const putBack = async () => {
    // One more than any sender has: it was there before.
    if (isSender) await keeper.keep(id, record, MAX_OF_SENDER * SHARED_FACTOR + 1)
  }
  return { shownId, status: flashStatus(flash), putBack }
}

/** What became of a form that was sent without script; undefined but for the page that shows it. */
export function findShownFlash(shownId: string | undefined): EnquiryFlash | undefined {
  return shownId ? flashes().shown.get(shownId) : undefined
}

function forgetShownFlash(shownId: string): void {
  flashes().shown.delete(shownId)
}

export type FlashStore = ReturnType<typeof createFlashes>

function flashes(): FlashStore {
  const site = instance()
  site.flashStore ??= createFlashes()
  return site.flashStore
}

function maxOf(address: string): number {
  return isSharedAddress(address) ? MAX_OF_SENDER * SHARED_FACTOR : MAX_OF_SENDER
}

function createFlashes() {
  const own = createMemoryKeeper()
  const { shared } = enquiryInstance()
  const shown = new LRUCache<string, EnquiryFlash>({
    max: MAX_SHOWN,
    ttl: SHOWN_LIFE_MS,
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
  })
  return { own, keeper: shared ? createSharedKeeper(shared, own) : own, shown }
}

const NAME = 'enquiry_flash'
const TOKEN = /^[\w-]{22}$/

/** What a browser that sent a form before was given, to know its flashes by. */
export function readFlashToken(cookies: string | null | undefined): string | undefined {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    if (name === NAME && TOKEN.test(value)) return value
  }
  return undefined
}

/** No script reads it, and no other site's request carries it. */
export function flashCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  const parts = [
    `${NAME}=${token}`,
    'Path=/',
    `Max-Age=${FLASH_LIFE_MS / 1_000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ]
  return parts.join('; ')
}

interface PageRequest {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
}

interface FlashPage {
  /** The address to render: it names the flash for this one request, or none. */
  url: string
  isShown: boolean
  /** Once the response is over: a flash that did not reach the visitor waits for a second try. */
  close: (response: ClosedResponse) => Promise<void>
}

type ClosedResponse = Pick<ServerResponse, 'statusCode' | 'writableFinished'>

/** What a browser or a framework asks for ahead of a visitor. */
const AHEAD_HEADERS = ['rsc', 'next-router-prefetch', 'purpose', 'sec-purpose', 'x-purpose']

/**
 * Opens the flash that an address names, for the request that asks for it and for no other.
 * Undefined for an address that names none.
 */
export async function openFlashPage({
  method,
  url = '/',
  headers,
}: PageRequest): Promise<FlashPage | undefined> {
  const address = new URL(url, 'http://localhost')
  const id = address.searchParams.get(FLASH_PARAMETER)
  if (id === null) return undefined
  const isForVisitor = method === 'GET' && !AHEAD_HEADERS.some((name) => name in headers)
  const taken = isForVisitor ? await takeFlash(id, readFlashToken(headers.cookie)) : undefined
  address.searchParams.delete(FLASH_PARAMETER)
  if (taken) address.searchParams.set(FLASH_PARAMETER, taken.shownId)
  return {
    url: address.pathname + address.search,
    isShown: taken !== undefined,
    close: async ({ statusCode, writableFinished }) => {
      if (!taken) return
      forgetShownFlash(taken.shownId)
      if (!writableFinished || statusCode !== taken.status) await taken.putBack()
    },
  }
}
