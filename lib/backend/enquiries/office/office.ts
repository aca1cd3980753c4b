import type { Enquiry, TargetName } from '../enquiry.ts'
import type { Store } from '../store/open-store.ts'

export interface Office {
  store: Store
  retentionDays: number
  /** Where an enquiry to a service goes, as things are configured now. */
  targetsOf(service: Enquiry['service']): TargetName[]
  write(text: string): void
}
