import { join } from 'node:path'
import { contentGeneration } from '#lib/cache/page-store.ts'
import type { Settings } from '#lib/config/settings.ts'
import { openIndexNow } from '#lib/indexnow/index-now.ts'
import type { Log } from '#lib/log/log.ts'
import { listPageVersions } from '#lib/resources/page-versions.ts'
import { instance } from './instance.ts'

const LOOK_EVERY_MS = 2_000
/** A backend tells nobody of a change, unless it is one that asks for revalidation. */
const READ_BACKEND_EVERY_MS = 600_000

/** Keeps telling search engines what has changed; nothing where there is no key. */
export async function startIndexNow(settings: Settings, log: Log): Promise<void> {
  const { indexNow: key, siteUrl, dataDir } = settings
  if (!key) return
  const indexNow = await openIndexNow({
    ...key,
    siteUrl,
    keyUrl: `${siteUrl}/indexnow.txt`,
    statePath: join(dataDir, 'indexnow.json'),
    readVersions: () => listPageVersions(siteUrl),
    clock: () => performance.now(),
    log,
  })
  let known: unknown[] = []
  let readAt = 0
  setInterval(() => {
    const { embeddedApi } = instance()
    // The content is of another generation also once the clock has closed something.
    const current = [embeddedApi?.generation(), contentGeneration()]
    const isChanged = current.some((generation, index) => generation !== known[index])
    const isDue = !embeddedApi && performance.now() - readAt >= READ_BACKEND_EVERY_MS
    if (!isChanged && !isDue) {
      indexNow.send()
      return
    }
    known = current
    readAt = performance.now()
    indexNow.check()
  }, LOOK_EVERY_MS).unref()
}
