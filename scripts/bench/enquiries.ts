import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { toFormTerms } from '#lib/enquiries/data-terms.ts'
import { checkBody } from '#lib/enquiries/receive/check-body.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { insertEnquiry } from '#lib/enquiries/store/accept.ts'
import { toDatabase } from '#lib/enquiries/store/sqlite/connection.ts'
import { openDatabase } from '#lib/enquiries/store/sqlite/open-database.ts'
import { startSiteProcess } from '#scripts/site-process.ts'
import { asked, count, ms, type Table } from './table.ts'

export const ENQUIRY_PATH = '/api/form-staff'
const WARM_UP_S = 3
const SECONDS = 8
const CONNECTIONS = 64

/** Without a place to deliver to, whatever the environment says. */
export const NO_DELIVERY = {
  API_BASE_URL: '',
  JOBS_BASE_URL: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
  SMTP_URL: '',
  ENQUIRIES_EMAIL_TO: '',
  ENQUIRIES_EMAIL_FROM: '',
}

/** Accepted enquiries a second through HTTP, beside a bare loop of the same durable commits. */
export async function benchEnquiries(dir: string): Promise<Table[]> {
  const before = await bareLoop(join(dir, 'bare-1'))
  const site = await startSiteProcess({
    DATA_DIR: join(dir, 'site'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...NO_DELIVERY,
  })
  const warmUp = await load(site.url, WARM_UP_S)
  const measured = await load(site.url, SECONDS)
  await site.end()
  const after = await bareLoop(join(dir, 'bare-2'))

  const accepted = measured['2xx'] + warmUp['2xx']
  const stored = countStored(join(dir, 'site'))
  const bare = (before + after) / 2
  const rate = measured['2xx'] / measured.duration
  return [
    {
      title: 'Enquiries, accepted and on disk',
      note: `${CONNECTIONS} connections through autocannon; the bare commits are measured before and after.`,
      head: ['', 'a second', 'p50', 'p99', 'refused, broken', 'accepted, stored', 'ratio'],
      rows: [
        ['bare durable commits, one by one', count(bare)],
        [
          'enquiries through HTTP',
          count(rate),
          ms(measured.latency.p50),
          ms(measured.latency.p99),
          `${measured.non2xx}, ${measured.errors}`,
          // One that was on its way at the end may be stored and not have been counted.
          asked(`${count(accepted)}, ${count(stored)}`, stored >= accepted),
          (rate / bare).toFixed(2),
        ],
      ],
    },
  ]
}

function load(url: string, duration: number) {
  return autocannon({
    url: url + ENQUIRY_PATH,
    method: 'POST',
    connections: CONNECTIONS,
    duration,
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          // The same body from the same address would be one enquiry.
          body: JSON.stringify(bodyOf(`Ann ${randomUUID()}`)),
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  })
}

/** One enquiry, one transaction, one write to the disk after the other; commits a second. */
async function bareLoop(folder: string): Promise<number> {
  const connection = openDatabase(folder)
  const db = toDatabase(connection)
  const match = findForm(ENQUIRY_PATH)
  const enquiry =
    match &&
    checkBody(bodyOf('Ann Example'), {
      match,
      isOwnHost: () => true,
      language: 'en',
      terms: toFormTerms('en', undefined),
    })
  if (!enquiry || 'kind' in enquiry) throw new Error('the enquiry of the bench is not valid')
  const start = performance.now()
  let commits = 0
  while (performance.now() - start < (SECONDS / 2) * 1_000) {
    connection.exec('BEGIN IMMEDIATE')
    await insertEnquiry(
      db,
      { ...enquiry, key: randomUUID(), isKeyStated: true, senderHash: '' },
      [],
      Date.now(),
    )
    connection.exec('COMMIT')
    commits += 1
  }
  const rate = commits / ((performance.now() - start) / 1_000)
  connection.close()
  return rate
}

function countStored(folder: string): number {
  const db = openDatabase(folder)
  const row = db.get('SELECT count(*) AS count FROM enquiries')
  db.close()
  return Number(row?.count)
}

/** What the form for staff sends. */
export function bodyOf(name: string) {
  const link = 'https://site.example/staff/nanny'
  return { type: 'staff', name, phone: '+447700900123', page: 'Nannies', link }
}
