import { join } from 'node:path'
import { openEmbeddedApi } from '#lib/api/embedded-api.ts'
import { loadIcons } from '#lib/api/icons.ts'
import { createProxy } from '#lib/api/proxy.ts'
import { clearPages } from '#lib/cache/page-store.ts'
import { buildManifest } from '#lib/config/build-manifest.ts'
import { type Settings, settings } from '#lib/config/settings.ts'
import { createMediaHandler } from '#lib/content/media/media-handler.ts'
import { openShelf } from '#lib/content/shelf.ts'
import { listCorsFaults } from '#lib/enquiries/check-cors.ts'
import {
  createEnquiries,
  createFollow,
  createOfficeLinks,
  type EnquiryOptions,
} from '#lib/enquiries/enquiry-service.ts'
import type { About, Subject } from '#lib/enquiries/office/subject.ts'
import { configureApiClient, expireResponses } from '#lib/http/client/api-client.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { type Log, log } from '#lib/log/log.ts'
import { getCandidate } from '#lib/resources/candidates/read.ts'
import { listMissingSettings } from '#lib/resources/settings/missing-settings.ts'
import { readSettings } from '#lib/resources/settings/read.ts'
import { getVacancy } from '#lib/resources/vacancies/read.ts'
import { startIndexNow } from './index-now-loop.ts'
import { instance, siteStarted } from './instance.ts'
import { startSignals } from './signals.ts'
import { watchSiteFacts } from './site-facts.ts'

/** Wires the rooms together. What cannot work stops the start, with its reason in plain words. */
export async function startSite(): Promise<void> {
  try {
    await start(settings())
    siteStarted().resolve()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

async function start(current: Settings): Promise<void> {
  const { apiBaseUrl, jobsBaseUrl, backendAccess, overrides } = current
  await configureBackend({
    settings: current,
    clock: () => new Date(),
    log: log(),
    onContentChange: clearPages,
    chats: readSettings,
    offices: {
      listOffices: async (locale) => (await readSettings(locale)).offices,
      describeSubject,
    },
  })
  const { embeddedApi } = instance()
  const bases = { apiBaseUrl, jobsBaseUrl, backendAccess }
  configureApiClient({ ...bases, embeddedApi, overrides, log: log() })
  if (current.databaseUrl) {
    const { databaseUrl } = current
    instance().signals = startSignals({ databaseUrl, onRevalidate: readAnew, log: log() })
  }
  await loadIcons()
  if (!embeddedApi) await checkKnownSettings()
  await watchSiteFacts(embeddedApi, current, log())
  await startIndexNow(current, log())
  tellCorsFaults(current)
  if (!current.isSiteUrlStated) {
    log().warn({}, 'SITE_URL is not set: addresses for search engines name this machine')
  }
}

/** Browsers that may not send there lose enquiries without a word to anybody; no start waits for it. */
function tellCorsFaults({ publicApiBaseUrl: main, publicJobsBaseUrl: jobs, siteUrl }: Settings) {
  listCorsFaults({ bases: { main, jobs }, origin: siteUrl }).then((faults) => {
    for (const { place, what } of faults) {
      log().warn({ place, what }, 'browsers cannot send enquiries to PUBLIC_*')
    }
  })
}

/** What another instance was told: everything is to be read again. */
async function readAnew(): Promise<void> {
  await instance().embeddedApi?.content.reload()
  expireResponses()
  clearPages()
}

async function describeSubject({ kind, id }: Subject, locale: Locale): Promise<About> {
  if (kind === 'vacancy') return getVacancy(locale, id)
  const candidate = await getCandidate(locale, id)
  const place = candidate.isMinimal ? undefined : candidate.location
  return { title: candidate.title, countries: [], place }
}

export interface BackendOptions extends Pick<EnquiryOptions, 'chats' | 'offices'> {
  settings: Settings
  clock: Clock
  log: Log
  onContentChange: () => void
}

/**
 * Decides what answers `/api/*`: either base URL switches all embedded content off. Enquiries are
 * stored here in either case. A second call replaces what the first one started.
 *
 * @throws {ContentError} when the embedded content has nothing to show
 */
export async function configureBackend(options: BackendOptions): Promise<void> {
  const { settings: current, ...others } = options
  const { apiBaseUrl, jobsBaseUrl, backendAccess, backendDelivery } = current
  const { contentDir, isContentPreview: isPreview } = current
  const bases = { apiBaseUrl, jobsBaseUrl, backendAccess, backendDelivery }
  const site = instance()
  const enquiryOptions = { ...options, ...bases }
  site.enquiryHandler = createEnquiries(enquiryOptions)
  site.officePages = createOfficeLinks(enquiryOptions)
  site.followPages = createFollow(enquiryOptions)
  const hasBackend = apiBaseUrl !== undefined || jobsBaseUrl !== undefined
  const embeddedApi = hasBackend
    ? undefined
    : await openEmbeddedApi({
        ...{ ...others, contentDir, isPreview },
        lastGoodDir: join(current.dataDir, 'content'),
        shelf: openShelf({
          dir: join(current.dataDir, 'content-cache'),
          build: buildManifest()?.id,
        }),
        onProgress: () => instance().startGoesOn?.(),
      })
  site.embeddedApi?.stop()
  site.embeddedApi = embeddedApi
  site.mediaHandler =
    embeddedApi &&
    createMediaHandler({
      folder: join(current.dataDir, 'media'),
      find: embeddedApi.content.findPicture,
      log: options.log,
    })
  site.readHandler = embeddedApi?.handle ?? createProxy({ ...bases, log: options.log })
}

/**
 * What a backend leaves out, the settings must say. Nobody may be sent to a made-up number, so
 * without the messengers' there is no start; without the rest a part of each page is missing.
 */
async function checkKnownSettings(): Promise<void> {
  const known = await readSettings(DEFAULT_LOCALE).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log().warn({ reason }, 'the backend gives no settings yet: no messengers until it does')
    return undefined
  })
  if (!known) return
  for (const line of listMissingSettings(known)) log().warn({}, line)
  if (known.messengers && known.siteName) return
  throw new Error(
    'The backend names no messengers or no site name. Set what it leaves out: SITE_NAME, ' +
      'WHATSAPP_STAFF, WHATSAPP_JOB, TELEGRAM_HANDLE, CASE_REF_STAFF, CASE_REF_JOB.',
  )
}
