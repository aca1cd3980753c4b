import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '#lib/http/page-template.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MESSAGES } from '#lib/i18n/messages.ts'
import { splitLocale } from '#lib/i18n/routes.ts'

const RETRY_AFTER_SECONDS = 5

/** What is sent where no page can be made just now: complete, and made of nothing that could fail. */
export function respondBusy({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { locale } = splitLocale(url.split('?', 1)[0] ?? '/')
  const page = Buffer.from(busyPage(locale))
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER_SECONDS,
  }
  response.writeHead(503, headers).end(page)
}

function busyPage(locale: Locale): string {
  const { busy, busyAdvice, goHome } = MESSAGES[locale].errors
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>503 page</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>503</h1>
<p>${escapeHtml(busy)}</p>
<p>${escapeHtml(busyAdvice)}</p>
<p><a href="${localizedPath(locale, PATHS.home())}">${escapeHtml(goHome)}</a></p>
</main>
</body>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1rem; }
h1 { font: 3rem/1.1 Georgia, serif; margin: 0 0 1rem; }
a { display: inline-block; padding: .75rem 0; color: inherit; }
`
