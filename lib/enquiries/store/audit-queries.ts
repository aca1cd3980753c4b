import { z } from 'zod'
import { timeSchema } from '#lib/enquiries/stored-enquiry.ts'
import type { Database, Row } from './database.ts'

/** What somebody did to enquiries by command; nothing of what is in them. */
export interface AuditEvent {
  at: Date
  who: string
  command: string
}

export async function insertAudit(db: Database, { at, who, command }: AuditEvent): Promise<void> {
  await db.run('INSERT INTO audit_events (at, who, command) VALUES (:at, :who, :command)', {
    at: at.getTime(),
    ...{ who, command },
  })
}

/** Of another copy of the store, where it is not there yet. */
export async function copyAudit(db: Database, { at, who, command }: Row): Promise<void> {
  await db.run(COPY, { at: Number(at), who: String(who), command: String(command) })
}

/** The newest, oldest first. */
export async function findAudit(db: Database, limit: number): Promise<AuditEvent[]> {
  const rows = await db.all(
    'SELECT at, who, command FROM audit_events ORDER BY at DESC, id DESC LIMIT :limit',
    { limit },
  )
  return z.array(auditSchema).parse(rows).toReversed()
}

export async function forgetAudit(db: Database, before: number): Promise<void> {
  await db.run('DELETE FROM audit_events WHERE at < :before', { before })
}

const COPY = `INSERT INTO audit_events (at, who, command)
  SELECT CAST(:at AS BIGINT), CAST(:who AS TEXT), CAST(:command AS TEXT) WHERE NOT EXISTS (
    SELECT 1 FROM audit_events WHERE at = :at AND who = :who AND command = :command)`

const auditSchema = z.object({
  at: timeSchema.transform((time) => new Date(time)),
  who: z.string(),
  command: z.string(),
})
