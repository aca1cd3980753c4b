import { useSyncExternalStore } from 'react'
import { type Consent, readConsent, subscribeToConsent } from './consent-store.ts'

/** Undefined on the server, whose pages are the same for all. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(subscribeToConsent, readConsent, () => undefined)
}
