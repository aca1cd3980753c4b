import { useSyncExternalStore } from 'react'
import { isConsentGiven, subscribeToConsent } from './consent-store'

/** Undefined on the server, whose pages are the same for all. */
export function useConsent(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribeToConsent,
    isConsentGiven,
    () => undefined,
  )
}
