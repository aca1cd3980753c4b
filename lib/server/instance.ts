import type { AsyncLocalStorage } from 'node:async_hooks'
import type { EmbeddedApi } from '#lib/api/embedded-api.ts'
import type { IconSet } from '#lib/api/icons.ts'
import type { ApiHandler } from '#lib/api/read-handler.ts'
import type { Payloads } from '#lib/cache/page-payload.ts'
import type { Pages } from '#lib/cache/page-store.ts'
import type { MediaHandler } from '#lib/content/media/media-handler.ts'
import type { EnquiryInstance } from '#lib/enquiries/instance.ts'
import type { FollowPages } from '#lib/enquiries/links/follow-pages.ts'
import type { OfficePages } from '#lib/enquiries/links/office-pages.ts'
import type { EnquiryHandler } from '#lib/enquiries/receive/enquiry-handler.ts'
import type { FlashStore } from '#lib/enquiries/receive/flash-store.ts'
import type { ApiClient } from '#lib/http/client/api-client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { RequestContext } from '#lib/log/request-context.ts'
import type { Measures, Tracing } from '#lib/log/tracing.ts'
import type { Signals } from './signals.ts'

/** All that the process has one of. Each is made, and described, in the module of its type. */
interface Instance {
  /** Resolves as soon as the site can answer. */
  started?: PromiseWithResolvers<void>
  /** Told of a start that is slow because there is much to read. */
  startGoesOn?: () => void
  requestContexts?: AsyncLocalStorage<RequestContext>
  /** Whom the mechanisms tell what they do. */
  measures?: Measures
  tracing?: Tracing
  /** What pages read their content with. */
  apiClient?: ApiClient
  /** What answers the GETs of `/api/*`, and what the forms. */
  readHandler?: ApiHandler
  enquiryHandler?: EnquiryHandler
  /** What answers the links that offices act with. */
  officePages?: OfficePages
  /** What answers the links by which visitors follow their enquiries. */
  followPages?: FollowPages
  /** Absent where there is a backend. */
  embeddedApi?: EmbeddedApi
  /** What answers `/media/…`; absent where there is a backend. */
  mediaHandler?: MediaHandler
  /** Whether what the site shows is still made up for the demonstration, or some of it. */
  showsDemonstration?: () => boolean
  /** What a form's box for consent says; undefined where nothing does. */
  consentText?: (locale: Locale) => string | undefined
  enquiries?: EnquiryInstance
  flashStore?: FlashStore
  pages?: Pages
  payloads?: Payloads
  icons?: Promise<IconSet>
  /** Absent where this process is the only one. */
  signals?: Signals
}

const INSTANCE: unique symbol = Symbol.for('site.instance')

/**
 * The server's entry runs in plain Node, and the framework bundles the pages, the routes and the
 * start hook each with copies of their own of every module. What they share is reached from here,
 * through the one property that the site adds to the global object.
 */
export function instance(): Instance {
  const scope = globalThis as typeof globalThis & { [INSTANCE]?: Instance }
  scope[INSTANCE] ??= {}
  return scope[INSTANCE]
}

export function siteStarted(): PromiseWithResolvers<void> {
  const site = instance()
  site.started ??= Promise.withResolvers()
  return site.started
}
