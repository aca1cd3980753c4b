import { startSite } from '../../e2e/site.ts'

export type SiteName = keyof typeof STARTS

interface Started {
  origin: string
  stop(): Promise<void>
}

const STARTS = {
  embedded: () => startSite({ RATE_LIMIT: 'off' }),
} satisfies Record<string, () => Promise<Started>>

/** Sites that are started when a picture first needs them, and stopped together. */
export function createSites() {
  const started = new Map<SiteName, Promise<Started>>()
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
