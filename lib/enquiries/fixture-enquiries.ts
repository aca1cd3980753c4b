import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import { type BackendBases, createBackend } from '#lib/enquiries/deliver/backend-target.ts'
import { createLinks } from '#lib/enquiries/links/links.ts'
import { createAssign, type OfficeSource } from '#lib/enquiries/office/assign-office.ts'
import { createEnquiryHandler } from '#lib/enquiries/receive/enquiry-handler.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { createRateLimit } from '#lib/enquiries/receive/rate-limit.ts'
import type { Chats } from '#lib/enquiries/receive/receive-no-js.ts'
import { createSubmit } from '#lib/enquiries/receive/submit.ts'
import { tellingSender } from '#lib/enquiries/receive/tell-sender.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { ERASURE_LIST_FILE } from '#lib/enquiries/store/erasure-list.ts'
import { openPostgresStore } from '#lib/enquiries/store/postgres/open-store.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { toFormTerms } from './data-terms.ts'
import type { TargetName } from './stored-enquiry.ts'
import { createSyntheticMarker } from './synthetic/marker.ts'

/** The same tests are run with either engine. */
const POSTGRES_URL = inject('databaseUrl')
/** Of a test that looks into the files of the store. */
export const IN_FILES = { skip: POSTGRES_URL !== undefined }

export const START = new Date('2026-11-27T10:00:00Z')
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const CALLBACK = {
  type: 'staff',
  name: 'Ann Example',
  phone: '+447700900123',
  page: 'Nannies',
  link: 'https://site.test/staff/nanny',
}
export const PRICE = {
  position: 'Nanny',
  location: 'London',
  schedule: '',
  contact: 'phone',
  name: 'Ann Example',
  phone: '+447700900123',
  page: 'Nannies',
  link: 'https://site.test/staff/nanny',
}
export const APPLICATION = { name: 'Ann Example', phone: '+447700900123' }

export const NO_OFFICES: OfficeSource = {
  listOffices: async () => [],
  describeSubject: async () => Promise.reject(new Error('not known')),
}

/** One that is open on weekdays from nine to six, in London. */
export function testOffice(changes: Partial<Office> = {}): Office {
  return {
    countrySlug: 'uk',
    title: 'London',
    phone: '+44 20 7946 0011',
    timeZone: 'Europe/London',
    hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
    languages: ['en'],
    people: [],
    promiseMinutes: 60,
    closures: [],
    openDays: [],
    ...changes,
  }
}

export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'enquiries-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A clock that stands until it is moved. */
export function handClock(start = START) {
  let now = start.getTime()
  return {
    clock: () => new Date(now),
    move: (byMs: number) => {
      now += byMs
    },
  }
}

export function recordedLog() {
  return { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
}

/** Another one for the same folder is the same store, as another process has it. */
export function testStore(options: { dir?: string; clock?: () => Date } = {}): Store {
  const { dir = tempDir(), clock = () => START } = options
  const store = POSTGRES_URL
    ? openPostgresStore({
        url: POSTGRES_URL,
        clock,
        schema: basename(dir),
        erasureList: join(dir, ERASURE_LIST_FILE),
      })
    : openStore({ dir, clock })
  onTestFinished(() => store.close())
  return store
}

/** One that takes nothing. */
export function brokenStore(): Store {
  const clock = () => START
  return POSTGRES_URL
    ? openPostgresStore({ url: 'postgres://127.0.0.1:1', clock })
    : openStore({ dir: '/dev/null/store', clock })
}

/** An HTTP server that is told what to answer; returns its address. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

interface Site extends Partial<BackendBases> {
  store?: Store
  spool?: Store
  otherTargets?: TargetName[]
  rateLimit?: { count: number; windowS: number }
  siteUrl?: string
  chats?: Chats
  offices?: OfficeSource
  bodyTimeoutMs?: number
  /** What the box says that is asked for. */
  consent?: string
}

/** The form endpoints of a site of its own. */
export function testSite(options: Site = {}) {
  const { store = testStore(), otherTargets = [], siteUrl = 'https://site.test' } = options
  const { apiBaseUrl, jobsBaseUrl = apiBaseUrl, chats = async () => undefined } = options
  const { offices = NO_OFFICES, consent } = options
  const log = recordedLog()
  const onDue = vi.fn()
  const backend = createBackend({ ...options, apiBaseUrl, jobsBaseUrl, clock: store.clock })
  onTestFinished(() => backend.close())
  const rateLimit = createRateLimit(options.rateLimit)
  const submit = createSubmit({
    store,
    spool: options.spool,
    backend,
    assign: createAssign(offices),
    otherTargets,
    rateLimit,
    owner: 'test',
    log,
    onDue,
  })
  // Where there are offices, a sender is told of them.
  const telling = options.offices && { ...options.offices, store, links: createLinks({ store }) }
  const handler = createEnquiryHandler({
    submit: telling ? tellingSender(submit, telling) : submit,
    rateLimit,
    siteUrl,
    synthetic: createSyntheticMarker(store),
    termsIn: (language) => toFormTerms(language, consent),
    chats,
    bodyTimeoutMs: options.bodyTimeoutMs,
  })

  const send = (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', ...init })
    const match = findForm(new URL(request.url).pathname)
    if (!match) throw new Error(`${path} is no form endpoint`)
    return handler(request, match)
  }
  return {
    store,
    log,
    onDue,
    send,
    sendJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    sendPlain: (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { headers, body: new URLSearchParams(body) }),
    stored: () => store.read((db) => db.all('SELECT * FROM enquiries ORDER BY id')),
    deliveries: () => store.read((db) => db.all('SELECT * FROM deliveries ORDER BY id')),
  }
}

/** What makes a row one that this version cannot read, as SQL that sets it, with the reason. */
export const UNREADABLE: [string, string][] = [
  ["form = 'survey'", 'not understood: form'],
  ["service = 'crm'", 'not understood: service'],
  ["locale = 'fr'", 'not understood: locale'],
  ["fields = 'Ann Example, +447700900123'", 'not understood: fields'],
  ["fields = '[]'", 'not understood: fields'],
  [`fields = '{"name":["Ann Example"],"phone":"+447700900123"}'`, 'not understood: fields'],
  ['created_at = 8640000000000001', 'not understood: created_at'],
  ['created_at = 4611686018427387904', 'a number that is too large'],
  ['created_at = -4611686018427387904', 'a number that is too large'],
  ["form = '', locale = ''", 'not understood: form, locale'],
]
