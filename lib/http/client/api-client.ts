import { createReadCache, type ReadCache } from '#lib/cache/read-cache.ts'
import type { SettingsOverrides } from '#lib/config/settings.ts'
import type { Log } from '#lib/log/log.ts'
import { instance } from '#lib/server/instance.ts'
import { createEmbeddedTransport, type EmbeddedApi } from './embedded-transport.ts'
import { createHttpTransport } from './http-transport.ts'
import type { Transport } from './transport.ts'

export interface ApiClientOptions {
  /** Neither: the embedded API answers. Either: nothing embedded is read any more. */
  apiBaseUrl?: string
  jobsBaseUrl?: string
  embeddedApi?: EmbeddedApi
  overrides?: SettingsOverrides
  log: Log
  /** Milliseconds; only differences matter. */
  clock?: () => number
}

export interface ApiClient {
  transport: Transport
  /** Absent for the embedded API, which is read directly. */
  cache: ReadCache | undefined
  overrides: SettingsOverrides
  log: Log
  /** Unset once the backend says that it has no single call for the shell. */
  isMainOffered: boolean
}

/** Says where this process reads its content; to be called once, when the server starts. */
export function configureApiClient(options: ApiClientOptions): void {
  const { apiBaseUrl, jobsBaseUrl = apiBaseUrl, overrides = {}, log } = options
  const clock = options.clock ?? (() => performance.now())
  const isEmbedded = !apiBaseUrl && !jobsBaseUrl
  instance().apiClient = {
    transport: isEmbedded
      ? createEmbeddedTransport(options.embeddedApi)
      : createHttpTransport({ main: apiBaseUrl, jobs: jobsBaseUrl }),
    cache: isEmbedded ? undefined : createReadCache({ clock, log }),
    overrides,
    log,
    isMainOffered: true,
  }
}

export function apiClient(): ApiClient {
  const client = instance().apiClient
  if (!client) throw new Error('configureApiClient has not been called')
  return client
}

/** Makes every next read ask again; what was had stays for as long as asking fails. */
export function expireResponses(): void {
  const client = apiClient()
  client.isMainOffered = true
  client.cache?.expire()
}
