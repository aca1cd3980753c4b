import { describeFault, type Fault } from '../fault.ts'
import { checkContent } from '../load-content.ts'
import type { ContentCommand } from './run-content.ts'

/** Lists every fault; those of drafts by themselves, since nobody sees a draft. */
export async function check({ dir, clock, write }: ContentCommand): Promise<number> {
  const { files, faults } = await checkContent(dir, clock)
  const drafts = new Set(files.filter(({ isDraft }) => isDraft).map(({ label }) => label))
  const { draft = [], shown = [] } = Object.groupBy(faults, ({ file }) =>
    drafts.has(file) ? 'draft' : 'shown',
  )
  writeFaults(shown)
  if (draft.length > 0) {
    write('Still to be done in drafts, which nobody sees:\n')
    writeFaults(draft)
  }
  const total = `${files.length} files, ${drafts.size} of them drafts`
  write(shown.length > 0 ? `${countFaults(shown)} (${total}).\n` : `No faults: ${total}.\n`)
  return shown.length > 0 ? 1 : 0

  function writeFaults(some: readonly Fault[]): void {
    for (const fault of some) write(`${describeFault(fault)}\n`)
  }
}

function countFaults(faults: readonly Fault[]): string {
  const held = new Set(faults.map(({ file }) => file)).size
  return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${held} ${held === 1 ? 'file' : 'files'}`
}
