import { open } from '#e2e/browser/open.ts'
import { WORDS } from '#e2e/browser/words.ts'
import { openForm } from '#e2e/enquiries/steps.ts'
import { FORM_WORDS } from '#e2e/enquiries/words.ts'
import type { Scene, Shot } from './shot.ts'

const SEVERITIES = ['info', 'success', 'warn', 'error', 'secondary', 'contrast']

const PRINTED = {
  home: '/',
  vacancy: '/vacancies/1001',
  candidate: '/candidate/grace-nanny',
  staff: '/staff/nanny',
  post: '/blog/leaving-well',
  contacts: '/contacts',
}

/** Consent, toasts, failures, paper and forced colours. */
export const OTHER_STATES: Shot[] = [
  ...['/', '/contacts'].map((path) => ({
    name: path === '/' ? 'cookie-banner' : 'cookie-banner-filled-header',
    path,
    isFirstVisit: true,
    frame: 'window' as const,
  })),
  { name: 'cookie-banner-whole-page', path: '/cookies-policy', isFirstVisit: true },
  {
    name: 'toasts',
    path: '/',
    frame: 'window',
    // Left by a page before this one, which could not load what draws them.
    prepare: async ({ page, language }) => {
      const { thanks, reference, unreachable } = FORM_WORDS[language]
      const toasts = SEVERITIES.map((severity) => {
        const detail = severity === 'error' ? unreachable : `${reference} A-1234`
        return { severity, summary: `${severity}: ${thanks}`, detail, life: 600_000 }
      })
      await page.addInitScript((text) => {
        sessionStorage.setItem('unshown-toasts', text)
      }, JSON.stringify(toasts))
    },
    pose: ({ page }) =>
      page
        .locator('[data-toast]')
        .nth(SEVERITIES.length - 1)
        .waitFor(),
  },
  { name: 'error-500', path: '/privacy-policy', pose: missPartTwice },
  { name: 'error-502', path: '/blog/letter-8', status: 502, site: 'failing' },
  { name: 'error-502-without-frame', path: '/', status: 502, site: 'down' },
  ...Object.entries(PRINTED).map(([name, path]) => ({
    name: `print-${name}`,
    path,
    widths: [768] as const,
    hasPaper: true,
    pose: ({ page }: Scene) => page.emulateMedia({ media: 'print' }),
  })),
  ...Object.entries({ home: '/', contacts: '/contacts' }).map(([name, path]) => ({
    name: `forced-colors-${name}`,
    path,
    widths: [1280] as const,
    browser: { forcedColors: 'active' as const },
  })),
  {
    name: 'forced-colors-modal',
    path: '/uae',
    widths: [1280],
    browser: { forcedColors: 'active' },
    frame: 'window',
    pose: async ({ page, language }) => {
      await openForm(page, FORM_WORDS[language].callback)
    },
  },
]

/** A part of the next page cannot be had: after the one reload that may mend it, it is an error. */
async function missPartTwice({ page, language }: Scene): Promise<void> {
  const start = page.url()
  const html = await (await page.request.get(start)).text()
  const isMissing = ({ pathname }: URL) =>
    pathname.startsWith('/_next/static/chunks/') && !html.includes(pathname)
  await page.route(isMissing, (route) => route.abort())
  const goOn = () => {
    const { cookiesPolicy } = WORDS[language]
    return page.locator('footer').getByRole('link', { name: cookiesPolicy }).click()
  }
  await open(page, start)
  const reloaded = page.waitForEvent('load')
  await goOn()
  await reloaded
  await open(page, start)
  await goOn()
  await page.getByRole('heading', { level: 1, name: '500' }).waitFor()
}
