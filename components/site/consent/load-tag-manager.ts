import { readConsent, subscribeToConsent } from './consent-store.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

let isFollowing = false
let isLoaded = false
let isGranted = false

/**
 * Puts the tag manager into the head when the visitor accepts, or has accepted on an earlier
 * visit, and tells it of every later answer.
 */
export function loadTagManager(id: string, isLoadedBeforeConsent: boolean): void {
  if (isFollowing) return
  isFollowing = true
  const follow = () => {
    const isAccepted = readConsent() === 'accepted'
    if (!isLoaded && (isAccepted || isLoadedBeforeConsent)) load(id, isAccepted)
    else if (isLoaded) tellAnswer(isAccepted)
  }
  follow()
  subscribeToConsent(follow)
}

/** Consent is denied by default, then the answer is told, and only then come the tags. */
function load(id: string, isAccepted: boolean): void {
  isLoaded = true
  tell('consent', 'default', all('denied'))
  tellAnswer(isAccepted)
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

function tellAnswer(isAccepted: boolean): void {
  if (isAccepted === isGranted) return
  isGranted = isAccepted
  tell('consent', 'update', all(isAccepted ? 'granted' : 'denied'))
}

function all(answer: 'granted' | 'denied'): Record<string, string> {
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, answer]))
}

/** The container knows a command by its being an `arguments` object. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: rest parameters are an array, which the container passes over.
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
