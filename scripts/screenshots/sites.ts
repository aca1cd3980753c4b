import { HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { sparseContent, stretchedContent } from './content.ts'

export type SiteName = keyof typeof STARTS

const MESSENGERS = {
  SITE_NAME: 'Harbour',
  WHATSAPP_STAFF: '447700900777',
  WHATSAPP_JOB: '447700900888',
  TELEGRAM_HANDLE: 'harbour_staff',
  CASE_REF_STAFF: 'HS-1',
  CASE_REF_JOB: 'HJ-1',
}

const STARTS = {
  embedded: () => startSite({ RATE_LIMIT: 'off' }),
  /** Its backend fails after the menus have been seen. */
  failing: () =>
    onBackend(async (backend, { origin }) => {
      await Promise.all(LOCALES.map((locale) => fetch(origin + localizedPath(locale, '/'))))
      await backend.break('cannot be reached')
    }),
  /** Its backend has never been there. */
  down: () => onBackend(() => Promise.resolve(), 'down'),
  stretched: () => onContent(stretchedContent),
  sparse: () => onContent(sparseContent),
} satisfies Record<string, () => Promise<Pick<Site, 'origin' | 'stop'>>>

/** Sites that are started when a picture first needs them, and stopped together. */
export function createSites() {
  const started = new Map<SiteName, ReturnType<(typeof STARTS)[SiteName]>>()
  return {
    async originOf(name: SiteName): Promise<string> {
      const site = started.get(name) ?? STARTS[name]()
      started.set(name, site)
      return (await site).origin
    },
    async stop(): Promise<void> {
      await Promise.allSettled([...started.values()].map(async (site) => (await site).stop()))
    },
  }
}

async function onBackend(
  prepare: (backend: HarbourBackend, site: Site) => Promise<void>,
  state: 'up' | 'down' = 'up',
) {
  const backend = new HarbourBackend()
  const url = await backend.work()
  if (state === 'down') await backend.break('cannot be reached')
  const site = await startSite({ ...MESSENGERS, API_BASE_URL: url })
  await prepare(backend, site)
  const stop = async () => {
    await site.stop()
    await backend.stop()
  }
  return { origin: site.origin, stop }
}

async function onContent(write: () => Promise<{ directory: string; remove(): Promise<void> }>) {
  const { directory, remove } = await write()
  const { origin, stop } = await startSite({ CONTENT_DIR: directory, RATE_LIMIT: 'off' })
  return { origin, stop: () => stop().finally(remove) }
}
