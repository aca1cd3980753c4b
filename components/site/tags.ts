import { isConsentGiven, subscribeToConsent } from './consent-store'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

let isStarted = false
let isGranted = false

/** Denies consent by default, tells what the visitor has answered, and only then loads the tags. */
export function startTags(id: string): void {
  if (isStarted) return
  isStarted = true
  tell('consent', 'default', all('denied'))
  tellAnswer()
  subscribeToConsent(tellAnswer)
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

function tellAnswer(): void {
  if (isConsentGiven() === isGranted) return
  isGranted = !isGranted
  tell('consent', 'update', all(isGranted ? 'granted' : 'denied'))
}

function all(answer: 'granted' | 'denied'): Record<string, string> {
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, answer]))
}

/** The container knows a command by its being an `arguments` object, and passes over an array. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
