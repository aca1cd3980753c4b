import type { IncomingMessage, ServerResponse } from 'node:http'
import { documentPolicy } from '#lib/http/content-policy.ts'
import { plainPage } from '#lib/http/plain-page.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { splitLocale } from '#lib/i18n/routes.ts'

const RETRY_AFTER_SECONDS = 5

/** What is sent where no page can be made just now: complete, and made of nothing that could fail. */
export function respondBusy({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { locale } = splitLocale(url.split('?', 1)[0] ?? '/')
  const html = busyPage(locale)
  const page = Buffer.from(html)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Content-Security-Policy': documentPolicy(html),
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER_SECONDS,
  }
  response.writeHead(503, headers).end(page)
}

function busyPage(locale: Locale): string {
  const { busy, busyAdvice, goHome } = MESSAGES[locale].errors
  return plainPage({
    locale,
    title: '503 page',
    heading: '503',
    paragraphs: [busy, busyAdvice],
    link: { href: localizedPath(locale, PATHS.home()), text: goHome },
  })
}
