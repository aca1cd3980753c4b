import type { EnquirySettings } from '#lib/config/settings.ts'
import { createLinks } from '#lib/enquiries/links/links.ts'
import type { OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import { type BackendBases, createBackend, createBackendChanges } from './backend-target.ts'
import { createEmail, createNoticeEmail } from './email-target.ts'
import { createOfficeFacts } from './office-facts.ts'
import type { DeliveryTarget, Target } from './target.ts'
import { createWebhook, createWebhookChanges } from './webhook-target.ts'

export interface ReceiverOptions {
  settings: EnquirySettings & BackendBases & { siteUrl: string }
  store: Store
  directory: OfficeDirectory
}

/** Who is told of enquiries, and of what becomes of them. */
export function createReceivers({ settings, store, directory }: ReceiverOptions) {
  const { webhook, email, siteUrl } = settings
  const links = createLinks({ store, secret: settings.linkSecret })
  const targets: DeliveryTarget[] = []
  const noticeTargets: Target<Notice>[] = []
  if (settings.apiBaseUrl || settings.jobsBaseUrl) {
    const options = { ...settings, clock: store.clock }
    targets.push(createBackend(options))
    noticeTargets.push(createBackendChanges(options))
  }
  if (webhook) {
    const options = { ...webhook, clock: store.clock }
    const facts = createOfficeFacts({ directory, links, siteUrl })
    targets.push(createWebhook({ ...options, facts }))
    noticeTargets.push(createWebhookChanges(options))
  }
  if (email) {
    const options = { ...email, siteUrl, directory, links }
    targets.push(createEmail(options))
    noticeTargets.push(createNoticeEmail(options, store))
  }
  return { targets, noticeTargets }
}
