import type { Store } from '#lib/enquiries/store/open-store.ts'
import type { Enquiry, TargetName } from '#lib/enquiries/stored-enquiry.ts'

export interface AdminContext {
  store: Store
  retentionDays: number
  /** Where an enquiry to a service goes, as things are configured now. */
  targetsOf(service: Enquiry['service']): TargetName[]
  write(text: string): void
}
