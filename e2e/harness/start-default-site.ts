import { startSite } from './site.ts'

/** One site on the embedded content for every test that needs nothing else. */
export default async function startDefaultSite(): Promise<() => Promise<void>> {
  const site = await startSite({ SITE_URL: 'https://aldermere.example', RATE_LIMIT: 'off' })
  process.env.SITE_ORIGIN = site.origin
  process.env.SITE_DATA_DIR = site.dataDir
  return site.stop
}

/** The address of the default site. */
export function defaultOrigin(): string {
  const { SITE_ORIGIN } = process.env
  if (!SITE_ORIGIN) throw new Error('the default site has not been started')
  return SITE_ORIGIN
}
