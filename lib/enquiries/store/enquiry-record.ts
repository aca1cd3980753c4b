import { z } from 'zod'
import { ENQUIRY_COLUMNS, type Enquiry, enquirySchema } from '#lib/enquiries/stored-enquiry.ts'
import type { Database, Row } from './database.ts'
import { reasonUnreadable } from './store-error.ts'

export const STATES = [
  'waiting',
  'delivered',
  'needs-attention',
  'dead',
  'rejected',
  'unreadable',
] as const
type EnquiryState = (typeof STATES)[number]

/** How far the office is with it. */
export const PROGRESS = ['open', 'taken', 'answered'] as const
type Progress = (typeof PROGRESS)[number]

export function progressOf({
  takenAt,
  answeredAt,
}: Pick<EnquiryRecord, 'takenAt' | 'answeredAt'>): Progress {
  if (answeredAt) return 'answered'
  return takenAt ? 'taken' : 'open'
}

const deliveriesSchema = z.array(
  z.object({
    target: z.string(),
    state: z.string(),
    attempts: z.number(),
    last_failure: z.string().nullable(),
  }),
)

type DeliveryRecord = z.output<typeof deliveriesSchema>[number]

/** An enquiry with what became of it; what cannot be read of it is empty. */
export interface EnquiryRecord extends Omit<Enquiry, 'form' | 'service' | 'locale' | 'createdAt'> {
  form: string
  service: Enquiry['service'] | undefined
  locale: string
  createdAt: Date | undefined
  state: EnquiryState
  deliveries: DeliveryRecord[]
  /** Why this version of the site cannot read it, and its row as it stands. */
  unreadable?: { reason: string; row: Record<string, string> }
}

/** An enquiry that this version can read. */
export async function findEnquiry(db: Database, id: number): Promise<Enquiry | undefined> {
  const row = await readEach(db, SELECT, [id])
  return row[0] && enquirySchema.safeParse(row[0]).data
}

/** The rows that a statement finds by `:id`; one that cannot be read holds up no other. */
export async function readEach(db: Database, sql: string, ids: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of ids) {
    try {
      const row = await db.get(sql, { id })
      if (row) rows.push(row)
    } catch (error) {
      reasonUnreadable(error)
    }
  }
  return rows
}

/** Those of some ids in a row that cannot be read; looked at one by one only where they must be. */
export async function findUnreadable(db: Database, ids: readonly number[]): Promise<number[]> {
  const span = { first: ids.at(0) ?? 0, last: ids.at(-1) ?? 0 }
  try {
    const rows = await db.all(SELECT_SPAN, span)
    return rows.filter((row) => !enquirySchema.safeParse(row).success).map(numberOf)
  } catch (error) {
    reasonUnreadable(error)
    const records = await findRecords(db, ids)
    return records.filter(({ unreadable }) => unreadable).map(({ id }) => id)
  }
}

function numberOf(row: Row): number {
  return Number(row.enquiry_id)
}

/** Rejects where there is none, or one that cannot be read. */
export async function getEnquiry(db: Database, id: number): Promise<Enquiry> {
  return enquirySchema.parse(await db.get(SELECT, { id }))
}

/** Reads one row alone, so that one which cannot be read stands in nobody's way. */
export async function findRecord(db: Database, id: number): Promise<EnquiryRecord | undefined> {
  try {
    const row = await db.get(SELECT, { id })
    if (!row) return undefined
    const deliveries = await deliveriesOf(db, id)
    return { ...enquirySchema.parse(row), deliveries, state: stateOf(deliveries) }
  } catch (error) {
    return await toUnreadable(db, id, reasonUnreadable(error))
  }
}

export async function findRecords(db: Database, ids: readonly number[]): Promise<EnquiryRecord[]> {
  const records: EnquiryRecord[] = []
  for (const id of ids) {
    const record = await findRecord(db, id)
    if (record) records.push(record)
  }
  return records
}

async function deliveriesOf(db: Database, id: number): Promise<DeliveryRecord[]> {
  return deliveriesSchema.parse(await db.all(DELIVERIES, { id }))
}

/** What most wants somebody's attention says what an enquiry is. */
function stateOf(deliveries: readonly DeliveryRecord[]): EnquiryState {
  const states = new Set(deliveries.map(({ state }) => state))
  if (!states.isSubsetOf(KNOWN_STATES)) return 'unreadable'
  if (states.has('dead')) return 'dead'
  if (states.has('needs-attention')) return 'needs-attention'
  if (states.has('pending') || states.size === 0) return 'waiting'
  return states.has('rejected') ? 'rejected' : 'delivered'
}

const KNOWN_STATES = new Set([
  'pending',
  'delivered',
  'needs-attention',
  'dead',
  'rejected',
  'cancelled',
])

async function toUnreadable(db: Database, id: number, reason: string): Promise<EnquiryRecord> {
  const row = await readRaw(db, id)
  const { key = '', reference = '', form = '', path = '', locale = '' } = row
  return {
    ...{ id, key, reference, form, path, locale },
    service: undefined,
    fields: fieldsOf(row.fields ?? ''),
    isSuspicious: row.is_suspicious === '1',
    isSynthetic: row.is_synthetic === '1',
    createdAt: timeOf(Number(row.created_at)),
    office: row.office || null,
    dueAt: (row.due_at && timeOf(Number(row.due_at))) || null,
    ...{ takenAt: null, takenBy: null, takenVia: null },
    ...{ answeredAt: null, outcome: null, betterTime: row.better_time || null },
    ...{ terms: null, traceParent: null },
    deliveries: await tryDeliveries(db, id),
    state: 'unreadable',
    unreadable: { reason, row },
  }
}

async function tryDeliveries(db: Database, id: number): Promise<DeliveryRecord[]> {
  try {
    return await deliveriesOf(db, id)
  } catch (error) {
    reasonUnreadable(error)
    return []
  }
}

/** The texts among the fields. */
function fieldsOf(text: string): Record<string, string> {
  try {
    const fields = Object.entries(Object(JSON.parse(text)))
    return Object.fromEntries(fields.filter(isText))
  } catch {
    return {}
  }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

function timeOf(createdAt: number): Date | undefined {
  const time = new Date(createdAt)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** Each column alone: where the file is damaged, some of them may still be read. */
async function readRaw(db: Database, id: number): Promise<Record<string, string>> {
  const row: Record<string, string> = {}
  for (const name of RAW_COLUMNS) row[name] = await readColumn(db, name, id)
  return row
}

async function readColumn(db: Database, name: string, id: number): Promise<string> {
  const sql = `SELECT CAST(${name} AS TEXT) AS value FROM enquiries WHERE id = :id`
  try {
    return String((await db.get(sql, { id }))?.value ?? '')
  } catch (error) {
    return `(${reasonUnreadable(error)})`
  }
}

const RAW_COLUMNS = [
  ...[
    'key',
    'reference',
    'form',
    'service',
    'path',
    'locale',
    'fields',
    'is_suspicious',
    'is_synthetic',
  ],
  ...['created_at', 'answer', 'office', 'due_at', 'taken_at', 'taken_by', 'taken_via'],
  ...['answered_at', 'outcome', 'better_time', 'terms'],
]

const SELECT = `SELECT ${ENQUIRY_COLUMNS} FROM enquiries WHERE id = :id`

const SELECT_SPAN = `SELECT ${ENQUIRY_COLUMNS} FROM enquiries
  WHERE id BETWEEN :first AND :last ORDER BY id`

const DELIVERIES = `SELECT target, state, attempts, last_failure FROM deliveries
  WHERE enquiry_id = :id ORDER BY id`
