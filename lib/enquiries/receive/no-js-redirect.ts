import { type EnquiryFlash, formAddress } from '#lib/enquiries/flash.ts'
import { matterOf } from '#lib/enquiries/sent-facts.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { flashCookie, keepFlash, newId, readFlashToken } from './flash-store.ts'
import type { NoJsForm } from './no-js-form.ts'
import { headersOf } from './receive-json.ts'
import type { Incoming, Result } from './submission.ts'

interface Sent {
  form: NoJsForm
  /** What was typed, without the traps. */
  body: Record<string, unknown>
  /** Where an accepted enquiry goes on to. */
  chatHref?: string
}

/** The answer to a form that was sent without script: on to the chat, or back to the form. */
export async function redirectNoJs(
  result: Result,
  { form, body, chatHref }: Sent,
  { headers, address: sender }: Incoming,
): Promise<Response> {
  if (result.kind === 'accepted' && chatHref) return seeOther(chatHref)
  const token = readFlashToken(headers.get('cookie')) ?? newId()
  const id = await keepFlash(flashOf(result, form, body), { token, address: sender })
  const response = answerAt(formAddress(form, id), result, form)
  // As the browser says that it speaks to the site; a form that is posted always says so.
  const isSecure = headers.get('origin')?.startsWith('https:') ?? false
  response.headers.append('Set-Cookie', flashCookie(token, { isSecure }))
  return response
}

function answerAt(address: string, result: Result, form: NoJsForm): Response {
  if (result.kind === 'refused' && result.status === 429) {
    const message = MESSAGES[form.locale].problems.enquiry[429]
    return problemPage(message, {
      status: 429,
      headers: headersOf(result),
      locale: form.locale,
      back: address,
    })
  }
  return seeOther(address)
}

function flashOf(result: Result, { form }: NoJsForm, body: Record<string, unknown>): EnquiryFlash {
  if (result.kind === 'accepted') {
    const { reference, facts = {} } = result
    const sent = { reference, facts, matter: matterOf(form, body) }
    return { form, outcome: 'accepted', sent, values: {}, errors: {} }
  }
  const values = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  if (result.kind === 'rejected') {
    const errors = Object.entries(result.errors).map(([name, [text = '']]) => [name, text])
    return { form, outcome: 'rejected', values, errors: Object.fromEntries(errors) }
  }
  return { form, outcome: result.status === 429 ? 'limited' : 'failed', values, errors: {} }
}

function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  })
}

/** A page of its own for a browser without script, where the status must stay what it is. */
function problemPage(
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
