import { createReadCache, type ReadCache } from '#lib/cache/read-cache.ts'
import type { SettingsOverrides } from '#lib/config/settings.ts'
import type { Log } from '#lib/log/log.ts'
import { createEmbeddedTransport } from './embedded-transport.ts'
import { createHttpTransport } from './http-transport.ts'
import type { Transport } from './transport.ts'

export interface ReadsOptions {
  /** Neither: the embedded API answers. Either: nothing embedded is read any more. */
  apiBaseUrl?: string
  jobsBaseUrl?: string
  overrides?: SettingsOverrides
  log: Log
  /** Milliseconds; only differences matter. */
  clock?: () => number
}

export interface Reads {
  transport: Transport
  /** Absent for the embedded API, which is read directly. */
  cache: ReadCache | undefined
  overrides: SettingsOverrides
  log: Log
  /** Unset once the backend says that it has no single call for the shell. */
  isMainOffered: boolean
}

const READS: unique symbol = Symbol.for('site.reads')

/** Says where the reads of this process go; to be called once, when the server starts. */
export function configureReads(options: ReadsOptions): void {
  const { apiBaseUrl, jobsBaseUrl = apiBaseUrl, overrides = {}, log } = options
  const clock = options.clock ?? (() => performance.now())
  const isEmbedded = !apiBaseUrl && !jobsBaseUrl
  processState()[READS] = {
    transport: isEmbedded
      ? createEmbeddedTransport()
      : createHttpTransport({ main: apiBaseUrl, jobs: jobsBaseUrl }),
    cache: isEmbedded ? undefined : createReadCache({ clock, log }),
    overrides,
    log,
    isMainOffered: true,
  }
}

export function currentReads(): Reads {
  const reads = processState()[READS]
  if (!reads) throw new Error('configureReads has not been called')
  return reads
}

/** Makes every next read ask again; what was had stays for as long as asking fails. */
export function expireReads(): void {
  const reads = currentReads()
  reads.isMainOffered = true
  reads.cache?.expire()
}

function processState(): { [READS]?: Reads } {
  return globalThis as typeof globalThis & { [READS]?: Reads }
}
