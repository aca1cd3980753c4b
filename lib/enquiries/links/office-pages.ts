import type { OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { describeAbout } from '#lib/enquiries/office/subject.ts'
import { addressOf } from '#lib/enquiries/receive/client-address.ts'
import { createRateLimit, type LimitSharing } from '#lib/enquiries/receive/rate-limit.ts'
import { parseBody } from '#lib/enquiries/receive/request-body.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { answer, take } from '#lib/enquiries/store/handling.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import { type CallOutcome, type Enquiry, OUTCOMES } from '#lib/enquiries/stored-enquiry.ts'
import { documentPolicy } from '#lib/http/content-policy.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import { formatShortMoment } from '#lib/i18n/dates.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import type { Log } from '#lib/log/log.ts'
import type { Links } from './links.ts'
import { type OfficeAct, officePageAddress, readOfficeAddress } from './office-addresses.ts'
import { officeForm, officePage } from './office-page.ts'

export type OfficePages = (request: Request) => Promise<Response>

interface OfficePagesOptions {
  store: Store
  links: Links
  directory: OfficeDirectory
  isLimited: boolean
  /** With whom what is counted under a name is counted together. */
  sharingOf?: (kind: string) => LimitSharing | undefined
  log: Log
  /** Called when somebody is to be told. */
  onDue: () => void
}

/** Generous to an office behind one address; a link that leads nowhere weighs as much as ten. */
const LIMIT = { count: 300, windowS: 600 }
const GUESS_WEIGHT = 9

/**
 * The pages behind the links of an office's mail. Whoever opens one by GET or HEAD only looks, as
 * scanners of mails do with every link; only a POST acts.
 */
export function createOfficePages(options: OfficePagesOptions): OfficePages {
  const { store, links, log, onDue } = options
  const limit = options.isLimited ? LIMIT : undefined
  const rateLimit = createRateLimit(limit, options.sharingOf?.('office'))

  return async (request) => {
    const { method, headers } = request
    const language = negotiateLocale(headers.get('accept-language'))
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
    }
    const address = addressOf(headers)
    const retryAfterS = await rateLimit.take(address)
    if (retryAfterS) return sorry('limited', language, { 'Retry-After': String(retryAfterS) })
    try {
      const { pathname } = new URL(request.url)
      const target = readOfficeAddress(pathname)
      const enquiry = target && (await links.open(target.act, target.token))
      if (!target || !enquiry) {
        await rateLimit.take(address, GUESS_WEIGHT)
        return sorry('invalid', language)
      }
      if (method !== 'POST') return await show(target, enquiry)
      const choice = target.act === 'answer' ? await readOutcome(request) : undefined
      if (target.act === 'answer' && !choice)
        return await show(target, enquiry, { isMissing: true })
      await act(enquiry, choice)
      // Reloading the page that is shown then does nothing again.
      return new Response(null, { status: 303, headers: { ...HEADERS, Location: pathname } })
    } catch (error) {
      log.error({ reason: describeError(error) }, 'an office could not act on an enquiry')
      return sorry('failed', language)
    }
  }

  async function act({ id, reference }: Enquiry, outcome: CallOutcome | undefined): Promise<void> {
    const now = store.clock().getTime()
    const change = await store.commit((db) =>
      outcome ? answer(db, id, { now, via: 'link', outcome }) : take(db, id, { now, via: 'link' }),
    )
    if (change !== 'done') return
    log.info({ reference, outcome }, outcome ? 'an enquiry was answered' : 'an enquiry was taken')
    onDue()
  }

  async function show(
    { act }: { act: OfficeAct },
    enquiry: Enquiry,
    { isMissing = false } = {},
  ): Promise<Response> {
    const { office, locale } = await options.directory.deskOf(enquiry.office)
    const texts = MESSAGES[locale].officePages
    const place = { locale, timeZone: office?.timeZone }
    const at = (moment: Date | null) => (moment ? formatShortMoment(moment, place) : '')
    const about = await options.directory.aboutOf(enquiry, locale)
    const { dueAt, createdAt, takenAt, answeredAt, outcome } = enquiry
    const answered = outcome ? `${at(answeredAt)}: ${texts.outcomes[outcome]}` : ''
    const facts: [string, string][] = [
      [
        texts.about,
        [MESSAGES[locale].mail.forms[enquiry.form], about && describeAbout(about)]
          .filter(Boolean)
          .join(': '),
      ],
      [texts.office, office?.title ?? ''],
      [texts.accepted, at(createdAt)],
      [texts.due, at(dueAt)],
      [texts.taken, at(takenAt)],
      [texts.answered, answered],
    ]
    const page = {
      locale,
      title: texts.enquiry.replace('{reference}', () => enquiry.reference),
      facts: facts.filter(([, value]) => value !== ''),
    }
    if (act === 'answer') {
      const choices = {
        name: OUTCOME_FIELD,
        legend: texts.answer.lead,
        options: texts.outcomes,
        chosen: outcome ?? undefined,
      }
      const notice = isMissing
        ? { text: texts.answer.missing, isError: true }
        : outcome && { text: texts.answer.done }
      const form = officeForm({ button: texts.answer.button, choices })
      return respond(
        officePage({ ...page, notice: notice ?? undefined, form }),
        isMissing ? 422 : 200,
      )
    }
    if (!takenAt) {
      const form = officeForm({ button: texts.take.button })
      const lead = `${texts.take.lead} ${texts.phoneInMail}`
      return respond(officePage({ ...page, lead, form }), 200)
    }
    const href = officePageAddress('', 'answer', await links.sign('answer', enquiry))
    const notice = answeredAt ? undefined : { text: texts.take.done }
    const link = { href, text: texts.answer.link }
    return respond(officePage({ ...page, notice, link }), 200)
  }
}

const OUTCOME_FIELD = 'outcome'

async function readOutcome(request: Request): Promise<CallOutcome | undefined> {
  const parsed = parseBody(new Uint8Array(await request.arrayBuffer()), 'plain')
  const stated = isRecord(parsed?.value) ? parsed.value[OUTCOME_FIELD] : undefined
  return OUTCOMES.find((outcome) => outcome === stated)
}

const STATUSES = { invalid: 404, limited: 429, failed: 503 }

/** What is said of a link that cannot be followed tells nothing of why. */
function sorry(
  kind: keyof typeof STATUSES,
  locale: Locale,
  headers: Record<string, string> = {},
): Response {
  const { title, text } = MESSAGES[locale].officePages[kind]
  return respond(officePage({ locale, title, lead: text }), STATUSES[kind], headers)
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

function respond(page: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(page, {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': documentPolicy(page, { hasForm: true }),
      ...headers,
    },
  })
}
