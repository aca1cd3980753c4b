import { settings as environment } from '#lib/config/settings.ts'
import { LANGUAGE_PARAMETER } from '#lib/enquiries/flash.ts'
import { encodingOf, parseBody, readBody } from '#lib/enquiries/receive/request-body.ts'
import { isNotFoundError } from '#lib/http/client/errors.ts'
import { toFailure, toFailureNote } from '#lib/http/client/failure.ts'
import { documentPolicy } from '#lib/http/content-policy.ts'
import { plainPage } from '#lib/http/plain-page.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/i18n/locales.ts'
import { typeset, withWholePhone } from '#lib/i18n/typography.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { fillIn } from '#lib/resources/information/facts.ts'
import {
  CONTACT_FIELD,
  COUNTRY_FIELD,
  type ContactAnswer,
  type KnownPage,
} from '#lib/resources/information/model.ts'
import { judgeContact, ownContacts } from '#lib/resources/settings/own-contacts.ts'
import { readSettings } from '#lib/resources/settings/read.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { getVacancy } from '#lib/resources/vacancies/read.ts'
import { isClosed } from '#lib/resources/vacancies/vacancy-life.ts'

/** A form holds one short text; escaped, a letter of it takes up to twelve bytes. */
const MAX_BYTES = 8 * 1024
const CHECK_PAGE: KnownPage = 'stay-safe'

/**
 * Says whether a number, an address, a name or a vacancy is the agency's own: in JSON to a script,
 * as a page of its own to a browser without one. What is asked stands in the body alone, so that
 * no log and no history has it, and is kept nowhere.
 */
export async function handleOwnContact(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER)
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  if (request.method !== 'POST') {
    return problemResponse(405, locale, { headers: { Allow: 'POST, OPTIONS' } })
  }
  const encoding = encodingOf(request.headers)
  if (!encoding) return problemResponse(415, locale)
  const body = await readBody(request.body ?? undefined, { maxBytes: MAX_BYTES })
  if (body.outcome !== 'whole') return problemResponse(413, locale)
  const fields = Object(parseBody(body.bytes, encoding)?.value)
  const written = Reflect.get(fields, CONTACT_FIELD)
  const country = Reflect.get(fields, COUNTRY_FIELD)
  try {
    const [answer, office] = await Promise.all([
      answerTo(typeof written === 'string' ? written : '', locale),
      nearestOffice(locale, country),
    ])
    return respond({ ...answer, office }, locale, request.headers)
  } catch (error) {
    const note = toFailureNote(error)
    if (note) noteFailure(note)
    const { status } = toFailure(error)
    return problemResponse(status, locale, { headers: NOT_KEPT })
  }
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** That of the visitor's country, else one that speaks the language first; none but the head office. */
async function nearestOffice(locale: Locale, country: unknown): Promise<ContactAnswer['office']> {
  const { offices, phones } = await readSettings(locale)
  const office =
    offices.find(({ countrySlug }) => countrySlug === country) ??
    offices.find(({ languages }) => languages[0] === locale)
  if (!office || office.phone === phones.headOffice) return undefined
  return { title: office.title, phone: withWholePhone(office.phone) }
}

async function answerTo(written: string, locale: Locale): Promise<ContactAnswer> {
  const settings = await readSettings(locale)
  const verdict = judgeContact(
    written,
    ownContacts(settings, environment().siteUrl, locale),
    locale,
  )
  const texts = MESSAGES[locale].information.check
  const phone = withWholePhone(settings.phones.headOffice)
  const say = (is: ContactAnswer['is'], text: string, name = ''): ContactAnswer => ({
    is,
    title: texts.verdicts[is],
    text: typeset(fillIn(text, { name, phone }), locale),
  })
  if (verdict.is === 'unclear') return say('unclear', verdict.isName ? texts.person : texts.unclear)
  if (verdict.is === 'vacancy') {
    const vacancy = await findVacancy(verdict.id, locale)
    if (!vacancy) return say('other', texts.other.vacancy)
    const isOver = isClosed(vacancy, new Date())
    const text = isOver ? texts.vacancy.closed : texts.vacancy.open
    return { ...say('ours', text, vacancy.title), title: texts.vacancy.title, isNoProof: true }
  }
  const { is, kind, name } = verdict
  if (is === 'other') return say(is, texts.other.contact)
  return say(is, kind === 'phone' && name ? texts.ours.office : texts.ours[kind], name)
}

async function findVacancy(id: string, locale: Locale): Promise<Vacancy | undefined> {
  try {
    return await getVacancy(locale, id)
  } catch (error) {
    if (isNotFoundError(error)) return undefined
    throw error
  }
}

function respond(answer: ContactAnswer, locale: Locale, headers: Headers): Response {
  if (headers.get('accept')?.includes('application/json')) {
    return jsonResponse(answer, locale, { headers: NOT_KEPT })
  }
  const { again } = MESSAGES[locale].information.check
  const page = plainPage({
    locale,
    title: answer.title,
    heading: answer.title,
    paragraphs: [
      answer.text,
      ...(answer.office ? [`${answer.office.title}: ${answer.office.phone}`] : []),
    ],
    link: { href: localizedPath(locale, PATHS.information(CHECK_PAGE)), text: again },
  })
  return new Response(page, {
    headers: {
      ...NOT_KEPT,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': documentPolicy(page),
    },
  })
}
