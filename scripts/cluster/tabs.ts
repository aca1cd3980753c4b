import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { WORDS } from '#e2e/browser/words.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { newEnquiry } from '#scripts/durability/sender.ts'

const PATIENCE_MS = 30_000
const PHONE = '+447700900125'

export interface Tab {
  name: string
  /** Full loads, chunks of the program that came late, and whatever the browser complained of. */
  loads: string[]
  chunks: string[]
  faults: string[]
  /** Opens a part of the page whose program has not come yet, and shuts it. */
  openWindow(): Promise<void>
  follow(to: 'contacts' | 'cookiesPolicy'): Promise<void>
  /** Whether what was typed into the form of the page is there still. */
  hasDraft(): Promise<boolean>
  /** Sends that form, until thanks are shown. */
  send(): Promise<void>
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.BROWSER_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** A visitor who has come to the contacts, and has begun to fill in a form. */
export async function openTab(
  browser: Browser,
  { address, locale, hasScript = true }: { address: string; locale: Locale; hasScript?: boolean },
): Promise<Tab> {
  const context = await browser.newContext({
    ...{ baseURL: address, javaScriptEnabled: hasScript, viewport: { width: 1280, height: 800 } },
    locale,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // The notice would lie over the page's foot.
  await context.addCookies([{ name: 'cookies_accepted', value: 'false', url: address }])
  const page = await context.newPage()
  const { marker: name } = newEnquiry()
  const [words, forms] = [WORDS[locale], FORM_WORDS[locale]]
  const tab: Tab = {
    name,
    ...watch(page, hasScript),
    async openWindow() {
      const link = page.locator('header').getByRole('link', { name: forms.callback }).first()
      await link.click()
      const dialog = page.getByRole('dialog', { name: forms.callback, exact: true })
      await dialog.getByLabel(forms.phone, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    },
    async follow(to) {
      const path = to === 'contacts' ? '/contacts' : '/cookies-policy'
      await page.locator('footer').getByRole('link', { name: words[to], exact: true }).click()
      await page.waitForURL(address + localizedPath(locale, path))
      await untilReady()
    },
    hasDraft: async () => (await field(forms.name).inputValue()) === name,
    async send() {
      await form().getByRole('button', { name: forms.callback, exact: true }).click()
      await page.getByText(forms.thanks).first().waitFor()
    },
  }
  const form = (): Locator => page.locator('#callback form')
  const field = (label: string) => form().getByLabel(label, { exact: true })
  const untilReady = () =>
    page.locator(hasScript ? 'html[data-hydrated]' : 'h1').waitFor({ state: 'attached' })

  await page.goto(localizedPath(locale, '/contacts'))
  await untilReady()
  await form().getByRole('radio', { name: forms.needStaff, exact: true }).check()
  await field(forms.name).fill(name)
  await field(forms.phone).fill(PHONE)
  return tab
}

function watch(page: Page, hasScript: boolean): Pick<Tab, 'loads' | 'chunks' | 'faults'> {
  const loads: string[] = []
  const chunks: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) loads.push(pathname)
    if (pathname.startsWith('/_next/static/chunks/')) chunks.push(pathname)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // The manifest of a build that is not served any more is no fault.
    if (response.status() >= 400 && !pathname.startsWith('/builds/')) {
      faults.push(`${response.status()} ${pathname}`)
    }
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Without script a browser refuses what it has preloaded, in these words.
    const isScript = !hasScript && reason === 'csp'
    if (reason !== 'net::ERR_ABORTED' && !isScript) faults.push(`${request.url()}: ${reason}`)
  })
  return { loads, chunks, faults }
}
