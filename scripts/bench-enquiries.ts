import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { checkBody } from '#lib/enquiries/receive/check-body.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { insertEnquiry } from '#lib/enquiries/store/accept.ts'
import { openDatabase } from '#lib/enquiries/store/open-database.ts'
import { startSiteProcess } from './site-process.ts'

// Accepted enquiries a second through HTTP, beside a bare loop of the same durable commits.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '64' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const PATH = '/api/form-staff'
const WARM_UP_S = 3

// On the disk where the store lives by default: a commit costs what that disk makes it cost.
mkdirSync('data', { recursive: true })
const dir = mkdtempSync(join('data', 'bench-'))
process.on('exit', () => rmSync(dir, { recursive: true, force: true }))

const before = bareLoop(join(dir, 'bare-1'))
const site = await startSiteProcess({
  DATA_DIR: join(dir, 'site'),
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  API_BASE_URL: '',
  JOBS_BASE_URL: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
  SMTP_URL: '',
  ENQUIRIES_EMAIL_TO: '',
  ENQUIRIES_EMAIL_FROM: '',
})
const warmUp = await load(site.url, WARM_UP_S)
const measured = await load(site.url, seconds)
await site.end()
const after = bareLoop(join(dir, 'bare-2'))

const accepted = measured['2xx']
const stored = countStored(join(dir, 'site'))
const bare = (before + after) / 2
const throughHttp = accepted / measured.duration
report([
  ['connections', String(connections)],
  [
    'bare durable commits a second',
    `${bare.toFixed(0)} (${before.toFixed(0)}, ${after.toFixed(0)})`,
  ],
  ['accepted enquiries a second', throughHttp.toFixed(0)],
  ['p50, p99 of an answer', `${measured.latency.p50} ms, ${measured.latency.p99} ms`],
  ['other answers, errors', `${measured.non2xx}, ${measured.errors}`],
  ['accepted, stored', `${accepted + warmUp['2xx']}, ${stored}`],
  ['ratio', (throughHttp / bare).toFixed(2)],
])
// What was on its way when the load ended may be stored without its answer having been counted.
if (stored < accepted + warmUp['2xx']) process.exitCode = 1

function load(url: string, duration: number) {
  return autocannon({
    url: url + PATH,
    method: 'POST',
    connections,
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
function bareLoop(folder: string): number {
  const db = openDatabase(folder)
  const match = findForm(PATH)
  const enquiry =
    match && checkBody(bodyOf('Ann Example'), { match, isOwnHost: () => true, language: 'en' })
  if (!enquiry || 'kind' in enquiry) throw new Error('the enquiry of the bench is not valid')
  const start = performance.now()
  let count = 0
  while (performance.now() - start < (seconds / 2) * 1_000) {
    db.exec('BEGIN IMMEDIATE')
    insertEnquiry(
      db,
      { ...enquiry, key: randomUUID(), isKeyStated: true, senderHash: '' },
      [],
      Date.now(),
    )
    db.exec('COMMIT')
    count += 1
  }
  const rate = count / ((performance.now() - start) / 1_000)
  db.close()
  return rate
}

function countStored(folder: string): number {
  const db = openDatabase(folder)
  const row = db.get('SELECT count(*) AS count FROM enquiries')
  db.close()
  return Number(row?.count)
}

function bodyOf(name: string) {
  const link = 'https://site.example/staff/nanny'
  return { type: 'staff', name, phone: '+447700900123', page: 'Nannies', link }
}

function report(lines: [string, string][]): void {
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(32)}${value}\n`)
}
