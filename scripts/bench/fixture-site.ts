import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SiteProcess, startNodeServer } from '#scripts/site-process.ts'

/** The framework's smallest page, and the usual set-up of a site in two languages. */
export type FixtureName = 'minimal' | 'next-intl'

const NEXT = resolve('node_modules/next/dist/bin/next')

/** Starts a small site to measure this one against, as its framework starts it; built at need. */
export async function startFixtureSite(name: FixtureName): Promise<SiteProcess> {
  const cwd = resolve('scripts/bench/fixtures', name)
  const environment = { NEXT_TELEMETRY_DISABLED: '1' }
  if (!existsSync(join(cwd, '.next/BUILD_ID'))) {
    execFileSync(process.execPath, [NEXT, 'build'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return startNodeServer({
    args: [NEXT, 'start', '--port', '0', '--hostname', '127.0.0.1'],
    cwd,
    environment,
    ready: /Local:\s+http:\/\/[^:]+:(\d+)/,
  })
}
