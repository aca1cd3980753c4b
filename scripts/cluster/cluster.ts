import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#e2e/harness/postgres.ts'
import {
  findNginx,
  freePort,
  HOW_TO_INSTALL,
  shippedConfig,
  startNginx,
} from '#scripts/bench/nginx.ts'
import type { SharedInstances } from '#scripts/durability/instances.ts'
import { startReceiver } from '#scripts/durability/receiver.ts'
import { startSite, webhookAt } from '#scripts/durability/scenario.ts'

const INSTANCES = 3
export const SECRET = 'cluster-cluster-cluster'
const READY_LIMIT_MS = 60_000
const ANSWER_LIMIT_MS = 5_000

export interface Cluster extends SharedInstances {
  /** Where visitors find it. */
  address: string
  /** Where each instance listens. */
  urls: readonly string[]
  /** Of all instances; what is changed there is read anew. */
  contentDir: string
  /** What is started from now on. */
  artefact: string
  stop(): Promise<void>
}

/** Starts all of it, with everything that it writes within a folder. */
export async function startCluster(options: { dir: string; artefact: string }): Promise<Cluster> {
  const nginx = findNginx()
  if (!nginx) throw new Error(HOW_TO_INSTALL)
  const { dir } = options
  const contentDir = resolve(dir, 'content')
  cpSync(join(options.artefact, 'content'), contentDir, { recursive: true })
  const database = await startPostgres({ isDurable: true })
  const webhook = await startReceiver()
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const front = await startNginx({ nginx, http: (place) => shippedConfig(urls, place) })
  const folders = ports.map((_, index) => resolve(dir, `data-${index}`))
  for (const folder of folders) mkdirSync(folder)

  const cluster: Cluster = {
    ...{ address: front.url, urls, contentDir, folders, database, webhook },
    artefact: options.artefact,
    sites: [],
    async start(index) {
      const site = await startSite(
        folders[index] ?? join(dir, 'none'),
        {
          ...webhookAt(webhook),
          ...{ PORT: String(ports[index]), SITE_URL: front.url, TRUST_PROXY: '1' },
          ...{ DATABASE_URL: database.url, CONTENT_DIR: contentDir, REVALIDATE_SECRET: SECRET },
        },
        cluster.artefact,
      )
      cluster.sites[index] = site
      return site
    },
    async stop() {
      await Promise.all(cluster.sites.map((site) => site?.end()))
      await Promise.all([front.end(), webhook.stop(), database.stop()])
    },
  }
  await Promise.all(urls.map((_, index) => cluster.start(index)))
  await Promise.all(urls.map(untilReady))
  return cluster
}

/** As the loop of an operator asks. */
export async function untilReady(url: string): Promise<void> {
  const limit = performance.now() + READY_LIMIT_MS
  while (performance.now() < limit) {
    const status = await fetch(`${url}/readyz`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    await pause(200)
  }
  throw new Error(`${url} does not get ready`)
}
