import type { Store } from '#lib/enquiries/store/database.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Enquiry, TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { FaultError, parseArguments, UsageError } from './arguments.ts'
import { listAudit, type Typed, writeAudit } from './audit.ts'
import { importBackup, makeBackup } from './backup.ts'
import { answerThem, assignThem, takeThem } from './handle.ts'
import { HELP } from './help.ts'
import { exportAll, list, show } from './list.ts'
import { stats } from './stats.ts'
import { checkSynthetic } from './synthetic-check.ts'
import { eraseThem, purge, retryThem } from './update.ts'
import { verify } from './verify.ts'

export interface AdminContext {
  store: Store
  /** The folder of the store; of what waits for the database, and the list of what was erased. */
  dataDir: string
  /** What takes enquiries while the database is away, where there is one. */
  spool: Store | undefined
  /** Where visitors find the site. */
  siteUrl: string
  /** Whose command it is. */
  who: string
  retentionDays: number
  undeliveredRetentionDays: number
  /** Where an enquiry to a service goes, as things are configured now. */
  targetsOf(service: Enquiry['service']): TargetName[]
  /** Whether offices are written to at all. */
  isMailed: boolean
  /** Rejects where they cannot be read. */
  listOffices(): Promise<readonly Office[]>
  write(text: string): void
}

/** Runs one command of the admin. Returns the exit status: 0, or 1 or 2 with the reason in `fail`. */
export async function runAdmin(
  args: string[],
  admin: AdminContext,
  fail: (text: string) => void,
): Promise<number> {
  try {
    await run(args, admin, fail)
    return 0
  } catch (error) {
    if (error instanceof FaultError) {
      fail(`${error.message}\n`)
      return 1
    }
    if (!(error instanceof UsageError)) throw error
    fail(`${error.message}\nFor help: npm run enquiries -- --help\n`)
    return 2
  }
}

async function run(
  args: string[],
  admin: AdminContext,
  fail: (text: string) => void,
): Promise<void> {
  const typed = parseArguments(args)
  const { command, names, options } = typed
  if (options.help || command === 'help') return admin.write(HELP)
  if (command === 'audit') return await listAudit(admin, options)
  await writeDown(admin, typed).catch((error: unknown) =>
    fail(`Not written down: ${describeError(error)}\n`),
  )
  if (command === 'synthetic-check') return await checkSynthetic(admin, options)
  if (command === 'list') return await list(admin, options)
  if (command === 'show') return await show(admin, requireNames(names, command))
  if (command === 'export') return await exportAll(admin, options)
  if (command === 'stats') return await stats(admin, options)
  if (command === 'take') return await takeThem(admin, requireNames(names, command))
  if (command === 'answer') return await answerThem(admin, requireNames(names, command), options)
  if (command === 'assign') return await assignThem(admin, requireNames(names, command), options)
  if (command === 'retry') return await retryThem(admin, names, options)
  if (command === 'erase') return await eraseThem(admin, names, options)
  if (command === 'backup') return await makeBackup(admin, oneFile(names, command), options)
  if (command === 'import') return await importBackup(admin, oneFile(names, command))
  if (command === 'verify') return await verify(admin, names)
  if (command === 'purge') return await purge(admin, options)
  throw new UsageError(`There is no command ${command}.`)
}

/** A backup is what undoes an upgrade, so it leaves the store to the version that runs. */
async function writeDown(admin: AdminContext, typed: Typed): Promise<void> {
  if (typed.command !== 'backup' || admin.spool) return await writeAudit(admin, typed)
  const { dataDir: dir, store: current } = admin
  const store = openStore({ dir, clock: current.clock, schema: 'as it is' })
  try {
    await writeAudit({ ...admin, store }, typed)
  } finally {
    await store.close()
  }
}

function oneFile([file, ...others]: string[], command: string): string {
  if (file === undefined || others.length > 0) throw new UsageError(`${command} needs one file`)
  return file
}

function requireNames(names: string[], command: string): string[] {
  if (names.length === 0) throw new UsageError(`${command} needs a reference`)
  return names
}
