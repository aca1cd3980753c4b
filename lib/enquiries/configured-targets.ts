import type { EnquirySettings } from '#lib/config/enquiry-settings.ts'
import type { BackendBases } from '#lib/enquiries/deliver/backend-target.ts'
import type { TargetName } from './stored-enquiry.ts'

/** The targets beside the backend that are configured. */
export function otherTargetsOf({ webhook, email }: EnquirySettings): TargetName[] {
  return [...(webhook ? ['webhook' as const] : []), ...(email ? ['email' as const] : [])]
}

/** Where an enquiry to a service goes. */
export function targetsOf(
  settings: EnquirySettings & BackendBases,
  service: 'main' | 'jobs',
): TargetName[] {
  const base = service === 'jobs' ? settings.jobsBaseUrl : settings.apiBaseUrl
  return [...(base ? ['backend' as const] : []), ...otherTargetsOf(settings)]
}
