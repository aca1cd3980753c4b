import { createHash } from 'node:crypto'
import { createTranslator } from 'next-intl'
import { defineJsonRoute } from '#lib/http/define-route.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { type Locale, perLocale } from '#lib/i18n/locales.ts'
import { typesetMessages } from '#lib/i18n/typeset-messages.ts'
import { type Office, promisedTime } from '#lib/resources/settings/office.ts'
import { readSettings } from '#lib/resources/settings/read.ts'
import { formTerms } from './data-terms.ts'

const PATH = '/api/form-words'
/** In seconds: of words that are not, or no longer, the ones that were asked for. */
const MAX_AGE = 30
const YEAR = 31_536_000

const typeset = perLocale((locale) => {
  const { enquiries, form, vocabulary } = MESSAGES[locale]
  return typesetMessages({ enquiries, form, vocabulary }, locale)
})

type FormOffice = Pick<Office, 'promiseMinutes'>

/** What all forms say, and under which terms, in a language. */
export function formWords(locale: Locale, offices: readonly FormOffice[] = []) {
  const { enquiries, form, vocabulary } = typeset[locale]
  const t = createTranslator({ locale, messages: vocabulary })
  const text = enquiries.callback.text.replace('{within}', t('within', promisedTime(offices)))
  const texts = { ...enquiries, callback: { ...enquiries.callback, text }, form }
  return { texts, terms: formTerms(locale) }
}

type FormWords = ReturnType<typeof formWords>

/** Where a browser has them from; other words have another address. */
export function formWordsHref(words: FormWords): string {
  return `${PATH}?of=${versionOf(words)}`
}

/**
 * Answers with the words that windows open with: hardly any visitor of a page opens one. A proxy
 * that has other instances to ask, of another build perhaps, says so, and is told where it has to.
 */
export const handleFormWords = defineJsonRoute(async (request, language) => {
  const { offices } = await readSettings(language)
  const words = formWords(language, offices)
  const query = new URL(request.url).searchParams
  const isAsked = query.get('of') === versionOf(words)
  if (!isAsked && query.get('or') === '404') return problemResponse(404, language)
  const caching = isAsked ? `public, max-age=${YEAR}, immutable` : `public, max-age=${MAX_AGE}`
  return jsonResponse(words, language, { headers: { 'Cache-Control': caching } })
})

function versionOf(words: FormWords): string {
  const hash = createHash('sha256').update(JSON.stringify(words))
  return hash.digest('base64url').slice(0, 12)
}
