import { parseReference } from '#lib/enquiries/reference.ts'
import { findAudit, insertAudit } from '#lib/enquiries/store/audit-queries.ts'
import type { Options } from './arguments.ts'
import { printable, tableOf } from './plain-text.ts'
import type { AdminContext } from './run-admin.ts'

/** What names an enquiry and no person: a reference, a key, a place in the store. */
const ID = /^(?:id:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
const MAX_LENGTH = 2_000

export interface Typed {
  command: string
  names: readonly string[]
  stated: readonly string[]
}

/** Writes down who does what, before it is done. */
export async function writeAudit({ store, who }: AdminContext, typed: Typed): Promise<void> {
  const command = commandOf(typed).slice(0, MAX_LENGTH)
  await store.commit((db) => insertAudit(db, { at: store.clock(), who, command }))
}

/** Without the values of options, and whatever else was typed: it may be a name or a number. */
function commandOf({ command, names, stated }: Typed): string {
  const named = names.map((name) => {
    const reference = parseReference(name)
    return reference ?? (ID.test(name) ? name.toLowerCase() : '…')
  })
  return [toName(command), ...named, ...stated.map((option) => `--${option}`)].join(' ')
}

/** A command that there is not may be anything. */
function toName(command: string): string {
  return /^[a-z-]{1,20}$/.test(command) ? command : '…'
}

export async function listAudit(
  { store, write }: AdminContext,
  { limit }: Pick<Options, 'limit'>,
): Promise<void> {
  const events = await store.read((db) => findAudit(db, limit))
  if (events.length === 0) return write('Nothing was done by command.\n')
  const rows = events.map(({ at, who, command }) => [
    at.toISOString().slice(0, 19).replace('T', ' '),
    printable(who),
    printable(command),
  ])
  write(`${tableOf([['WHEN (UTC)', 'WHO', 'COMMAND'], ...rows])}\n`)
}
