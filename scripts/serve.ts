import { failStart } from '#lib/server/fatal-errors.ts'
import { keepHeapSmall } from '#lib/server/small-heap.ts'

// Before anything is loaded: what has become large stays so.
keepHeapSmall()

// Imported here, so that a part that is missing is told in one line as well.
try {
  const { startServer } = await import('#lib/server/start.ts')
  await startServer()
} catch (error) {
  failStart(error)
}
