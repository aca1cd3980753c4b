import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '#components/ui/browser/cookie.ts'
import { createStore } from '#components/ui/browser/store.ts'

/** What the visitor says to visits being counted. */
export type Consent = 'accepted' | 'refused' | 'unanswered'

export const CONSENT_COOKIE = 'cookies_accepted'
export const CONSENT_DAYS = 365
const CHANNEL = 'consent'

/** What was answered on this page; undefined where only the cookie knows. */
const answer = createStore<Consent | undefined>(undefined)

let channel: BroadcastChannel | undefined

export function readConsent(): Consent {
  return answer.get() ?? toConsent(readCookie(CONSENT_COOKIE))
}

export function acceptCookies(): void {
  settle(true)
}

export function refuseCookies(): void {
  settle(false)
}

/** Calls the listener when the answer changes, in this tab or, as far as can be told, in another. */
export function subscribeToConsent(listener: () => void): () => void {
  const reread = () => {
    answer.set(undefined)
    listener()
  }
  // The other tab's word comes before what it did to the cookie can be read here.
  const hear = ({ data }: MessageEvent) => answer.set(toConsent(String(data)))
  const unsubscribe = answer.subscribe(listener)
  channel ??= openChannel()
  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', reread)
  window.addEventListener('pageshow', reread)
  return () => {
    unsubscribe()
    channel?.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', reread)
    window.removeEventListener('pageshow', reread)
  }
}

/** Both answers are kept equally long: whoever said no is not asked again before a year has gone. */
function settle(isAccepted: boolean): void {
  writeCookie(CONSENT_COOKIE, String(isAccepted), CONSENT_DAYS)
  answer.set(toConsent(String(isAccepted)))
  channel ??= openChannel()
  channel?.postMessage(isAccepted)
}

/** Anything but the two values is no answer. */
function toConsent(flag: string | undefined): Consent {
  if (flag === 'true') return 'accepted'
  return flag === 'false' ? 'refused' : 'unanswered'
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
}

/** Undefined on the server, whose pages are the same for all. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(subscribeToConsent, readConsent, () => undefined)
}
