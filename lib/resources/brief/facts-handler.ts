import { defineJsonRoute } from '#lib/http/define-route.ts'
import { jsonResponse } from '#lib/http/problem.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { briefFacts } from './facts.ts'
import { letterChoices } from './letter.ts'
import { perAnswer, readAnswers } from './model.ts'

/** In seconds. */
const MAX_AGE = 60

/** Answers with what the site knows of a letter, for a page on which another choice was made. */
export const handleBriefFacts = defineJsonRoute(async (request, language) => {
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
})
