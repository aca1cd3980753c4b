import type { Clock } from '#lib/i18n/dates.ts'
import { check } from './check.ts'
import { exportTable } from './export.ts'
import { HELP } from './help.ts'
import { importTable } from './import.ts'
import { preview } from './preview.ts'
import { stale } from './stale.ts'

export interface ContentCommand {
  dir: string
  clock: Clock
  write: (text: string) => void
  /** For what is wrong, beside the output. */
  warn: (text: string) => void
}

type Run = (args: readonly string[], command: ContentCommand) => Promise<number>

const COMMANDS = new Map<string, Run>([
  ['check', (_, command) => check(command)],
  ['preview', (_, command) => preview(command)],
  ['stale', stale],
  ['export', exportTable],
  ['import', importTable],
])

/** Runs one command and tells its exit status: 1 for faults of the content, 2 for a wrong call. */
export async function runContent(
  args: readonly string[],
  command: ContentCommand,
): Promise<number> {
  const [name = 'help', ...rest] = args
  if (name === 'help' || args.includes('--help')) {
    command.write(HELP)
    return 0
  }
  const run = COMMANDS.get(name)
  if (run) return run(rest, command)
  command.warn(`There is no command ${name}.\n\n${HELP}`)
  return 2
}
