import type { EnquiryRecord } from '#lib/enquiries/store/enquiry-record.ts'
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'
import type { Receiver } from './receiver.ts'
import type { Report } from './report.ts'
import type { Sendable } from './sender.ts'

export interface Scenario {
  /** A folder of its own. */
  dir: string
  report: Report
  rounds: number
}

/** Starts the site on a store, with what else is said and nothing that the machine says. */
export function startSite(
  dir: string,
  environment: Record<string, string> = {},
  artefact?: string,
): Promise<SiteProcess> {
  return startSiteProcess({ ...QUIET, DATA_DIR: dir, ...environment }, artefact)
}

export function webhookAt({ url }: Receiver): Record<string, string> {
  return { WEBHOOK_URL: url, WEBHOOK_SECRET: 'durability-durability' }
}

/** A backend needs the site to know its messengers, which the scripted one does not tell. */
export function backendAt({ url }: Receiver): Record<string, string> {
  return {
    API_BASE_URL: url,
    SITE_NAME: 'Durability',
    WHATSAPP_STAFF: '447700900001',
    WHATSAPP_JOB: '447700900002',
    TELEGRAM_HANDLE: 'durability',
    CASE_REF_STAFF: 'S-1',
    CASE_REF_JOB: 'J-1',
  }
}

/** Of what was acknowledged, each is stored once, and each delivered under its key and no other. */
export function checkNothingLost(
  report: Report,
  acknowledged: readonly Sendable[],
  stored: readonly EnquiryRecord[],
  receivers: Record<string, Receiver>,
): void {
  const byMarker = Map.groupBy(stored, ({ fields }) => fields.name)
  const isOnce = ({ key, marker }: Sendable) => {
    const rows = byMarker.get(marker) ?? []
    return rows.length === 1 && rows[0]?.key === key
  }
  const notOnce = acknowledged.filter((enquiry) => !isOnce(enquiry))
  report.check(
    `${acknowledged.length} acknowledged, each stored exactly once`,
    notOnce.length === 0 && acknowledged.length > 0,
    `${notOnce.length} are not; ${stored.length} stored`,
  )
  for (const [name, { taken }] of Object.entries(receivers)) {
    const missing = acknowledged.filter(({ key }) => !taken.has(key))
    report.check(
      `the ${name} has each of them`,
      missing.length === 0,
      `${missing.length} are missing`,
    )
    const keysOf = Map.groupBy(taken.entries(), ([, { marker }]) => marker)
    const doubled = [...keysOf.values()].filter((entries) => entries.length > 1)
    const again = [...taken.values()].filter(({ times }) => times > 1)
    report.check(
      `the ${name} has none under two keys`,
      doubled.length === 0,
      `${doubled.length} are; ${again.length} of ${taken.size} came again under their key`,
    )
  }
}

const QUIET = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
  SITE_URL: '',
  API_BASE_URL: '',
  JOBS_BASE_URL: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
  SMTP_URL: '',
  ENQUIRIES_EMAIL_TO: '',
  ENQUIRIES_EMAIL_FROM: '',
}
