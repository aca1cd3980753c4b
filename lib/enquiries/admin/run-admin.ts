import type { Office } from './admin.ts'
import { parseArguments, UsageError } from './arguments.ts'
import { HELP } from './help.ts'
import { exportAll, list, show } from './list.ts'
import { eraseThem, purge, retryThem } from './update.ts'

/** Does what the office asks for. Returns the exit status: 0, or 2 with the reason in `fail`. */
export async function runOffice(
  args: string[],
  office: Office,
  fail: (text: string) => void,
): Promise<number> {
  try {
    await run(args, office)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    fail(`${error.message}\nFor help: npm run enquiries -- --help\n`)
    return 2
  }
}

async function run(args: string[], office: Office): Promise<void> {
  const { command, names, options } = parseArguments(args)
  if (options.help || command === 'help') return office.write(HELP)
  if (command === 'list') return list(office, options)
  if (command === 'show') return show(office, requireNames(names))
  if (command === 'export') return exportAll(office, options)
  if (command === 'retry') return await retryThem(office, names, options)
  if (command === 'erase') return await eraseThem(office, names, options)
  if (command === 'purge') return await purge(office, options)
  throw new UsageError(`There is no command ${command}.`)
}

function requireNames(names: string[]): string[] {
  if (names.length === 0) throw new UsageError('show needs a reference')
  return names
}
