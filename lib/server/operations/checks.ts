import { statfsSync } from 'node:fs'
import type { Settings } from '#lib/config/settings.ts'
import { countUnreadable, findHome, findSchema } from '#lib/enquiries/stores.ts'
import { isUpstreamError } from '#lib/http/client/errors.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { toLogExcerpt } from '#lib/log/log-excerpt.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { instance } from '../instance.ts'
import type { Check, CheckResult } from './readiness.ts'

/** Below this a full disk is near, and an enquiry may find no room any more. */
const MIN_FREE_BYTES = 16 * 1024 * 1024

interface ChecksOptions {
  settings: Settings
  /** Whether the process is ending. */
  isStopping: () => boolean
}

/** All that must hold for the site to be sent visitors. */
export function createChecks({ settings, isStopping }: ChecksOptions): Record<string, Check> {
  const { apiBaseUrl, jobsBaseUrl, dataDir } = settings
  const hasBackend = apiBaseUrl !== undefined || jobsBaseUrl !== undefined
  return {
    process: () =>
      isStopping() ? { status: 'fail', output: 'the process is stopping' } : { status: 'pass' },
    store: () =>
      attempt(async () => {
        const home = await findHome(settings)
        const room = findRoom(dataDir)
        if (room.status === 'fail') return room
        const warnings = warningsOf(home)
        return warnings.length > 0 ? { status: 'warn', output: warnings } : room
      }),
    migrations: () => attempt(() => checkSchema(settings)),
    ...(hasBackend ? { backend: createBackendCheck() } : { content: checkContent }),
  }
}

function warningsOf(home: Awaited<ReturnType<typeof findHome>>): string[] {
  const unreadable = countUnreadable()
  return [
    ...(home === 'spool' ? ['the database is away: enquiries wait on this instance'] : []),
    ...(home === 'store alone' ? ['nothing would keep enquiries while the database is away'] : []),
    ...(unreadable > 0 ? [`enquiries that cannot be read: ${unreadable}`] : []),
  ]
}

async function attempt(find: () => Promise<CheckResult>): Promise<CheckResult> {
  try {
    return await find()
  } catch (error) {
    return { status: 'fail', output: reasonOf(error) }
  }
}

function findRoom(dataDir: string): CheckResult {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= MIN_FREE_BYTES) return { status: 'pass' }
  return { status: 'fail', output: 'there is no room on the disk' }
}

async function checkSchema(settings: Settings): Promise<CheckResult> {
  const schema = await findSchema(settings)
  if (!schema) return { status: 'warn', output: 'not known while the database is away' }
  const { version, known } = schema
  // During a change of versions the newer one has brought the schema up to date already.
  return {
    status: version < known ? 'fail' : 'pass',
    output: `schema ${version}, known up to ${known}`,
  }
}

function checkContent(): CheckResult {
  const { embeddedApi } = instance()
  if (!embeddedApi) return { status: 'fail', output: 'no content has been read' }
  // The files with a fault are held back, and the rest is served.
  const faults = embeddedApi.content.faults()
  return faults.length > 0 ? { status: 'warn', output: [...faults] } : { status: 'pass' }
}

/** What was had once is served whatever becomes of the backend; so nobody asks again. */
function createBackendCheck(): Check {
  let wasHad = false
  return async () => {
    if (wasHad) return { status: 'pass' }
    try {
      await getShell(DEFAULT_LOCALE)
      wasHad = true
      return { status: 'pass' }
    } catch (error) {
      return { status: 'fail', output: isUpstreamError(error) ? error.reason : reasonOf(error) }
    }
  }
}

/** Without the paths of this machine, which a system error names. */
function reasonOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'syscall') && Reflect.get(Object(error), 'code')
  return typeof code === 'string' ? code : toLogExcerpt(Object(error).message ?? String(error))
}
