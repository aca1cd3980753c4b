import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { answerStatus, type EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import { ANSWER_PARAMETER } from '#lib/i18n/pages.ts'
import { instance } from '#lib/server/instance.ts'
import { isSharedAddress, limitKeyOf, SHARED_FACTOR } from './client-address.ts'

/** A record is meant for the page that comes next; the time is for a slow connection. */
const ANSWER_LIFE_MS = 15 * 60_000
/** One sender can push out only answers of its own. */
const MAX_OF_SENDER = 20
const MAX_RECORDS = 20_000
const MAX_BYTES = 64 * 1024 * 1024
/** A page is rendered within seconds. */
const SHOWN_LIFE_MS = 60_000
const MAX_SHOWN = 1_000
const ID_BYTES = 16

interface AnswerRecord {
  answer: EnquiryAnswer
  /** What only the browser that sent the form holds. */
  token: string
  /** Whose records are counted together. */
  sender: string
}

/** A random text that nobody guesses. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** Keeps an answer for a short time, in memory alone; returns the id that it is found by. */
export function keepAnswer(
  answer: EnquiryAnswer,
  { token, address }: { token: string; address: string },
): string {
  const { kept, bySender } = records()
  const id = newId()
  const sender = limitKeyOf(address)
  const others = bySender.get(sender) ?? new Set()
  const [oldest] = others
  if (oldest !== undefined && others.size >= maxOf(address)) kept.delete(oldest)
  bySender.set(sender, (bySender.get(sender) ?? new Set()).add(id))
  kept.set(id, { answer, token, sender })
  return id
}

interface TakenAnswer {
  /** Under this id the page finds it. */
  shownId: string
  /** The status of the page that shows it. */
  status: number
  /** For a page that did not show it, or did not arrive. */
  putBack: () => void
}

/**
 * Takes an answer out for one page. Whoever comes with the id alone learns what became of the
 * form, and nothing that was typed into it.
 */
function takeAnswer(id: string, token: string | undefined): TakenAnswer | undefined {
  const { kept, bySender, shown } = records()
  const record = kept.peek(id)
  if (!record) return undefined
  const { answer, sender } = record
  const { form, outcome } = answer
  const ttl = kept.getRemainingTTL(id)
  const isSender = token === record.token
  if (isSender) kept.delete(id)
  const shownId = newId()
  shown.set(shownId, isSender ? answer : { form, outcome, values: {}, errors: {} })
  const putBack = () => {
    if (!isSender) return
    bySender.set(sender, (bySender.get(sender) ?? new Set()).add(id))
    kept.set(id, record, { ttl })
  }
  return { shownId, status: answerStatus(answer), putBack }
}

/** What became of a form that was sent without script; undefined but for the page that shows it. */
export function findShownAnswer(shownId: string | undefined): EnquiryAnswer | undefined {
  return shownId ? records().shown.get(shownId) : undefined
}

function forgetShownAnswer(shownId: string): void {
  records().shown.delete(shownId)
}

export type NoJsRecords = ReturnType<typeof createRecords>

function records(): NoJsRecords {
  const site = instance()
  site.noJsRecords ??= createRecords()
  return site.noJsRecords
}

function maxOf(address: string): number {
  return isSharedAddress(address) ? MAX_OF_SENDER * SHARED_FACTOR : MAX_OF_SENDER
}

/** Names and numbers leave the memory with their time, whether or not anybody asks for them. */
function createRecords() {
  const bySender = new Map<string, Set<string>>()
  const perf = { now: () => performance.now() }
  const kept = new LRUCache<string, AnswerRecord>({
    max: MAX_RECORDS,
    maxSize: MAX_BYTES,
    sizeCalculation: (record) => JSON.stringify(record).length,
    ttl: ANSWER_LIFE_MS,
    ttlAutopurge: true,
    perf,
    dispose: ({ sender }, id) => {
      const ids = bySender.get(sender)
      ids?.delete(id)
      if (ids?.size === 0) bySender.delete(sender)
    },
  })
  const shown = new LRUCache<string, EnquiryAnswer>({
    max: MAX_SHOWN,
    ttl: SHOWN_LIFE_MS,
    ttlAutopurge: true,
    perf,
  })
  return { kept, bySender, shown }
}

const NAME = 'enquiry_answer'
const TOKEN = /^[\w-]{22}$/

/** What a browser that sent a form before was given, to know its answers by. */
export function readAnswerToken(cookies: string | null | undefined): string | undefined {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    if (name === NAME && TOKEN.test(value)) return value
  }
  return undefined
}

/** No script reads it, and no other site's request carries it. */
export function answerCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  const parts = [
    `${NAME}=${token}`,
    'Path=/',
    `Max-Age=${ANSWER_LIFE_MS / 1_000}`,
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

interface AnswerPage {
  /** The address to render: it names the answer for this one request, or none. */
  url: string
  isShown: boolean
  /** Once the response is over: an answer that did not reach the visitor waits for a second try. */
  close: (response: ClosedResponse) => void
}

type ClosedResponse = Pick<ServerResponse, 'statusCode' | 'writableFinished'>

/** What a browser or a framework asks for ahead of a visitor. */
const AHEAD_HEADERS = ['rsc', 'next-router-prefetch', 'purpose', 'sec-purpose', 'x-purpose']

/**
 * Opens the answer that an address names, for the request that asks for it and for no other.
 * Undefined for an address that names none.
 */
export function openAnswerPage({
  method,
  url = '/',
  headers,
}: PageRequest): AnswerPage | undefined {
  const address = new URL(url, 'http://localhost')
  const id = address.searchParams.get(ANSWER_PARAMETER)
  if (id === null) return undefined
  const isForVisitor = method === 'GET' && !AHEAD_HEADERS.some((name) => name in headers)
  const taken = isForVisitor ? takeAnswer(id, readAnswerToken(headers.cookie)) : undefined
  address.searchParams.delete(ANSWER_PARAMETER)
  if (taken) address.searchParams.set(ANSWER_PARAMETER, taken.shownId)
  return {
    url: address.pathname + address.search,
    isShown: taken !== undefined,
    close: ({ statusCode, writableFinished }) => {
      if (!taken) return
      forgetShownAnswer(taken.shownId)
      if (!writableFinished || statusCode !== taken.status) taken.putBack()
    },
  }
}
