import Cookies from 'js-cookie'
import { createStore } from './store'
import { keepCookie } from './visitor-cookie'

const COOKIE = 'cookies_accepted'
const CHANNEL = 'consent'

/** What was answered on this page; undefined where only the cookie knows. */
const answer = createStore<boolean | undefined>(undefined)

let channel: BroadcastChannel | undefined

/** Whether the visitor has accepted that visits are counted. */
export function isConsentGiven(): boolean {
  return answer.get() ?? Cookies.get(COOKIE) === 'true'
}

export function giveConsent(): void {
  keepCookie(COOKIE, 'true')
  settle(true)
}

export function withdrawConsent(): void {
  Cookies.remove(COOKIE, { path: '/' })
  settle(false)
}

/** Calls the listener when the answer changes, in this tab or, as far as can be told, in another. */
export function subscribeToConsent(listener: () => void): () => void {
  const reread = () => {
    answer.set(undefined)
    listener()
  }
  // The other tab's word comes before what it did to the cookie can be read here.
  const hear = ({ data }: MessageEvent) => answer.set(data === true)
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

function settle(isGiven: boolean): void {
  answer.set(isGiven)
  channel ??= openChannel()
  channel?.postMessage(isGiven)
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
}
