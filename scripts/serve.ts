import { setFlagsFromString } from 'node:v8'
import { failStart } from '#lib/server/fatal-errors.ts'

// On a machine with much memory V8 takes its time: what is young may fill tens of megabytes before
// it is looked through, and what is old may become several times what is in use. A site that is to
// run beside others asks for less: a third of its memory, for a tenth more of processor time in
// rendering (docs/decisions/0049-how-it-grows.md). No bound, which would end the process where it
// needs more for once.

// Before anything is loaded: the young part stays as small as it is then.
setFlagsFromString('--semi-space-growth-factor=1')

// Imported here, so that a part that is missing is told in one line as well.
try {
  const { startServer } = await import('#lib/server/start.ts')
  await startServer()
  // While the old part fills for good, to look through it again and again is a fifth of a start.
  setFlagsFromString('--heap-growing-percent=30')
} catch (error) {
  failStart(error)
}
