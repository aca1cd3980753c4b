import { embeddedApi } from './lib/api/embedded-api.ts'
import { loadIcons } from './lib/api/icons.ts'
import { clearPages } from './lib/cache/page-store.ts'
import { type Settings, settings } from './lib/config/settings.ts'
import { provideEnquiryAnswers } from './lib/enquiries/find-no-js-response.ts'
import { findShownAnswer } from './lib/enquiries/receive/no-js-records.ts'
import { configureReads } from './lib/http/client/api-client.ts'
import { provideEmbeddedApi } from './lib/http/client/embedded-transport.ts'
import { log } from './lib/log/log.ts'
import { listMissingSettings } from './lib/resources/settings/missing-settings.ts'
import { readSettings } from './lib/resources/settings/read.ts'
import { configureBackend } from './lib/server/configure-backend.ts'
import { siteStarted } from './lib/server/started.ts'

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
  const { apiBaseUrl, jobsBaseUrl, overrides, contentDir } = current
  configureReads({ apiBaseUrl, jobsBaseUrl, overrides, log: log() })
  await configureBackend({
    apiBaseUrl,
    jobsBaseUrl,
    contentDir,
    clock: () => new Date(),
    log: log(),
    onContentChange: clearPages,
    enquiries: { settings: current, chats: readSettings },
  })
  await loadIcons()
  provideEnquiryAnswers(findShownAnswer)
  if (apiBaseUrl || jobsBaseUrl) await checkKnownSettings()
  else provideEmbeddedApi(embeddedApi())
  if (!current.isSiteUrlStated) {
    log().warn({}, 'SITE_URL is not set: addresses for search engines name this machine')
  }
}

/**
 * What a backend leaves out, the settings must say. Nobody may be sent to a made-up number, so
 * without the messengers' there is no start; without the rest a part of each page is missing.
 */
async function checkKnownSettings(): Promise<void> {
  const known = await readSettings('en').catch((error: unknown) => {
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
