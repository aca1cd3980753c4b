import { toFailure, toFailureNote } from '#lib/http/client/failure.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { briefFacts } from './facts.ts'
import { letterChoices } from './letter.ts'
import { perAnswer, readAnswers } from './model.ts'

/** In seconds. */
const MAX_AGE = 60

/** Answers with what the site knows of a letter, for a page on which another choice was made. */
export async function handleBriefFacts(request: Request): Promise<Response> {
  const language = negotiateLocale(request.headers.get('accept-language'))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problemResponse(405, language, { headers: { Allow: 'GET, HEAD, OPTIONS' } })
  }
  try {
    const query = new URL(request.url).searchParams
    const [shell, now] = [await getShell(language), new Date()]
    const choices = letterChoices(language, shell, now)
    const answers = readAnswers(
      perAnswer((name) => query.get(name) ?? ''),
      choices,
    )
    return jsonResponse(await briefFacts(language, answers, { shell, now }), language, {
      headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
    })
  } catch (error) {
    const note = toFailureNote(error)
    if (note) noteFailure(note)
    const { status, message } = toFailure(error)
    return problemResponse(status, language, { message })
  }
}
