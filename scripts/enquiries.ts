import { existsSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedApi } from '#lib/api/embedded-api.ts'
import { type Settings, SettingsError, settings } from '#lib/config/settings.ts'
import { HELP } from '#lib/enquiries/admin/help.ts'
import { runAdmin } from '#lib/enquiries/admin/run-admin.ts'
import { targetsOf } from '#lib/enquiries/enquiry-service.ts'
import { sharedStore, spoolStore } from '#lib/enquiries/instance.ts'
import { STORE_FILE } from '#lib/enquiries/store/sqlite/store-files.ts'
import { closeEnquiries } from '#lib/enquiries/stores.ts'
import { configureApiClient } from '#lib/http/client/api-client.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { log } from '#lib/log/log.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { readSettings } from '#lib/resources/settings/read.ts'

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', () => process.exit(0))

try {
  process.exitCode = await start(process.argv.slice(2))
} catch (error) {
  const isForReading = error instanceof SettingsError
  process.stderr.write(`${isForReading ? error.message : `It did not work: ${error}`}\n`)
  process.exitCode = 1
}

async function start(args: string[]): Promise<number> {
  // Help is asked for before there is a store, and where a setting is wrong.
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const current = settings()
  const isMade = args[0] === 'import'
  if (!isMade && !current.databaseUrl && !existsSync(join(current.dataDir, STORE_FILE))) {
    process.stderr.write(
      `There is no store in ${current.dataDir} (DATA_DIR): the site has not run yet, or keeps it elsewhere.\n`,
    )
    return 1
  }
  const clock = () => new Date()
  const store = sharedStore(current, clock)
  const admin = {
    store,
    spool: spoolStore(current, clock),
    dataDir: current.dataDir,
    siteUrl: current.siteUrl,
    who: whoAmI(),
    retentionDays: current.retentionDays,
    undeliveredRetentionDays: current.undeliveredRetentionDays,
    isMailed: current.email !== undefined,
    listOffices: () => listOffices(current),
    targetsOf: (service: 'main' | 'jobs') => targetsOf(current, service),
    write: (text: string) => {
      process.stdout.write(text)
    },
  }
  try {
    return await runAdmin(args, admin, (text) => process.stderr.write(text))
  } finally {
    await closeEnquiries()
  }
}

/** The user of this machine, and whoever became that user by sudo. */
function whoAmI(): string {
  const { SUDO_USER } = process.env
  const user = nameOfUser()
  return `${SUDO_USER && SUDO_USER !== user ? `${SUDO_USER} as ${user}` : user}@${hostname()}`
}

/** A container's user may have a number alone. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

/** As the site itself reads them: from its content, or from the backend. */
async function listOffices(current: Settings): Promise<readonly Office[]> {
  const { apiBaseUrl, jobsBaseUrl, backendAccess, overrides, contentDir, dataDir } = current
  const clock = () => new Date()
  const hasBackend = apiBaseUrl !== undefined || jobsBaseUrl !== undefined
  const embeddedApi = hasBackend
    ? undefined
    : await openEmbeddedApi({
        ...{ contentDir, clock, log: log() },
        lastGoodDir: join(dataDir, 'content'),
      })
  const bases = { apiBaseUrl, jobsBaseUrl, backendAccess }
  configureApiClient({ ...bases, embeddedApi, overrides, log: log() })
  try {
    return (await readSettings(DEFAULT_LOCALE)).offices
  } finally {
    embeddedApi?.stop()
  }
}
