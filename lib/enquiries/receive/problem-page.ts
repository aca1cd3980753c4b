import type { Locale } from '#lib/i18n/locales.ts'
import { MESSAGES } from '#lib/i18n/messages.ts'

/** A page of its own for a browser without script, where the status must stay what it is. */
export function problemPage(
  message: string,
  {
    status,
    headers,
    locale,
    back,
  }: { status: number; headers: Headers; locale: Locale; back: string },
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', locale)
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${status}</title>
<p>${message}.</p>
<p><a href="${back}">${MESSAGES[locale].problems.enquiry.back}</a></p>
</html>
`
  return new Response(html, { status, headers })
}
