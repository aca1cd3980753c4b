import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test'
import { isOwnOrigin } from '#e2e/harness/site.ts'

export { expect } from '@playwright/test'
export { open, untilHydrated } from './open.ts'

const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * A page fails its test on whatever the browser complains of (errors, warnings, a script or a
 * style that the policy refused, HTML that did not match), and on any request to another origin.
 */
export const test = base.extend<{ plainPage: Page; provoked: RegExp | undefined }>({
  baseURL: process.env.SITE_ORIGIN,
  /** Addresses whose requests a test makes fail: of these the browser itself complains. */
  provoked: [undefined, { option: true }],
  page: async ({ page, provoked }, use) => {
    const faults = watch(page, provoked)
    await use(page)
    base.expect(faults()).toEqual([])
  },
  /** A page of a browser with JavaScript switched off. */
  plainPage: async ({ browser, baseURL, locale }, use) => {
    const context = await browser.newContext({ baseURL, locale, javaScriptEnabled: false })
    const page = await context.newPage()
    const faults = watch(page)
    await use(page)
    await context.close()
    base.expect(faults()).toEqual([])
  },
})

function watch(page: Page, provoked?: RegExp): () => string[] {
  const foreign = new Set<Request>()
  const errors: string[] = []
  const complaints: ConsoleMessage[] = []
  const failedPages = new Set<string>()
  page.on('pageerror', ({ message }) => errors.push(`page error: ${message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message)
  })
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && !response.ok()) failedPages.add(response.url())
  })
  // Watched and not stopped: a browser whose requests are stopped has no cache. It finds no other
  // host than this machine, so another one's answer is one that the test gives in its place.
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && !isOwnOrigin(origin)) foreign.add(request)
  })
  page.context().on('response', (response) => {
    const { hostname } = new URL(response.url())
    if (!LOOPBACK.includes(hostname)) foreign.delete(response.request())
  })
  return () => [
    ...[...foreign].map((request) => `request to another origin: ${request.url()}`),
    ...errors,
    ...complaints
      // The browser itself complains of the status of an error page that was asked for.
      .filter((message) => !failedPages.has(message.location().url.split('#', 1)[0] ?? ''))
      .filter((message) => !provoked?.test(message.location().url))
      .map((message) => `console: ${message.text()} (${message.location().url})`),
  ]
}
