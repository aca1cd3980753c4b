import { LRUCache } from 'lru-cache'
import type { Log } from '#lib/log/log.ts'
import type { InlineScripts } from './inline-scripts.ts'

const MAX_REMEMBERED = 200
const SHOWN_LENGTH = 120

/** Tells of each script that has no place in a page, and of a page that cannot start, once. */
export function createScriptReport(log: Log): (page: string, scripts: InlineScripts) => void {
  const told = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  const tellOnce = (key: string, page: string, fields: object, message: string) => {
    if (told.has(key)) return
    told.set(key, true)
    log.error({ page, ...fields }, message)
  }
  return (page, { foreign, isWhole }) => {
    for (const code of foreign) {
      const script = code.slice(0, SHOWN_LENGTH)
      tellOnce(
        code,
        page,
        { script },
        'a page has an inline script of unknown origin: it is not run',
      )
    }
    if (!isWhole)
      tellOnce(page, page, {}, 'a page lacks scripts of its own: it stays without script')
  }
}
