import type { Store } from '#lib/enquiries/store/database.ts'
import type { Enquiry, TargetName } from '#lib/enquiries/stored-enquiry.ts'
import { parseArguments, UsageError } from './arguments.ts'
import { HELP } from './help.ts'
import { exportAll, list, show } from './list.ts'
import { eraseThem, purge, retryThem } from './update.ts'

export interface AdminContext {
  store: Store
  retentionDays: number
  /** Where an enquiry to a service goes, as things are configured now. */
  targetsOf(service: Enquiry['service']): TargetName[]
  write(text: string): void
}

/** Runs one command of the admin. Returns the exit status: 0, or 2 with the reason in `fail`. */
export async function runAdmin(
  args: string[],
  admin: AdminContext,
  fail: (text: string) => void,
): Promise<number> {
  try {
    await run(args, admin)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    fail(`${error.message}\nFor help: npm run enquiries -- --help\n`)
    return 2
  }
}

async function run(args: string[], admin: AdminContext): Promise<void> {
  const { command, names, options } = parseArguments(args)
  if (options.help || command === 'help') return admin.write(HELP)
  if (command === 'list') return await list(admin, options)
  if (command === 'show') return await show(admin, requireNames(names))
  if (command === 'export') return await exportAll(admin, options)
  if (command === 'retry') return await retryThem(admin, names, options)
  if (command === 'erase') return await eraseThem(admin, names, options)
  if (command === 'purge') return await purge(admin, options)
  throw new UsageError(`There is no command ${command}.`)
}

function requireNames(names: string[]): string[] {
  if (names.length === 0) throw new UsageError('show needs a reference')
  return names
}
