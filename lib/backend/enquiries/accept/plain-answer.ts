import { type EnquiryAnswer, formAddress } from '#lib/domain/enquiry-answer'
import { headersOf } from './json-answer.ts'
import type { PlainForm } from './plain-form.ts'
import { keepAnswer } from './plain-records.ts'
import { PROBLEM_MESSAGES } from './problem-messages.ts'
import { problemPage } from './problem-page.ts'
import type { Result } from './result.ts'

interface Sent {
  form: PlainForm
  /** What was typed, without the traps. */
  body: Record<string, unknown>
  /** Where an accepted enquiry goes on to. */
  chatHref: string | undefined
}

/** The answer to a form that was sent without script: on to the chat, or back to the form. */
export function plainAnswer(result: Result, { form, body, chatHref }: Sent): Response {
  if (result.kind === 'accepted' && chatHref) return seeOther(chatHref)
  const address = formAddress(form, keepAnswer(answerOf(result, form, body)))
  if (result.kind === 'refused' && result.status === 429) {
    const message = PROBLEM_MESSAGES[form.locale][429]
    return problemPage(message, {
      status: 429,
      headers: headersOf(result),
      locale: form.locale,
      back: address,
    })
  }
  return seeOther(address)
}

function answerOf(
  result: Result,
  { form }: PlainForm,
  body: Record<string, unknown>,
): EnquiryAnswer {
  if (result.kind === 'accepted') {
    return { form, outcome: 'accepted', reference: result.reference, values: {}, errors: {} }
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
