import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { takeOutOfFiles } from '#lib/enquiries/deliver/retention.ts'
import { MAX_LENGTHS } from '#lib/enquiries/forms/definition.ts'
import { type Caller, findCaller } from '#lib/enquiries/office/caller.ts'
import type { OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { isFromHere } from '#lib/enquiries/receive/check-origin.ts'
import { addressOf } from '#lib/enquiries/receive/client-address.ts'
import { createRateLimit, type LimitSharing } from '#lib/enquiries/receive/rate-limit.ts'
import { encodingOf, parseBody } from '#lib/enquiries/receive/request-body.ts'
import { parseReference } from '#lib/enquiries/reference.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { correctPhone, setBetterTime, withdraw } from '#lib/enquiries/store/handling.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { documentPolicy } from '#lib/http/content-policy.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Log } from '#lib/log/log.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { isBlank, toLine } from '#lib/text/cut-text.ts'
import { meantPhone, normalizePhone, PHONE_PATTERN } from '#lib/text/phone.ts'
import { calledPhone, doubtPhone } from '#lib/text/phone-doubt.ts'
import { followPath, readFollowPath, withdrawnPath } from './follow-address.ts'
import { type FollowAct, followPage, type Sorry, sorryPage, type Wrong } from './follow-page.ts'
import type { Links } from './links.ts'

export type FollowPages = (request: Request) => Promise<Response>

export interface FollowPagesOptions {
  store: Store
  links: Links
  siteUrl: string
  listOffices: (locale: Locale) => Promise<readonly Office[]>
  siteName: (locale: Locale) => Promise<string | undefined>
  /** The vacancy or the candidate that it is about; undefined where it cannot be told. */
  aboutOf: OfficeDirectory['aboutOf']
  isLimited: boolean
  /** With whom what is counted under a name is counted together. */
  sharingOf?: (kind: string) => LimitSharing | undefined
  log: Log
  /** Called when somebody is to be told. */
  onDue: () => void
}

/** Looks of an address in ten minutes; a change counts for ten, since the office gets a mail of it. */
const LIMIT = { count: 200, windowS: 600 }
const CHANGE_WEIGHT = 10
const GUESS_LIMIT = { count: 20, windowS: 600 }
/** A second press of the button finds no enquiry any more, and means the same. */
const WITHDRAWN_LIFE_MS = 10 * 60_000
const MAX_WITHDRAWN = 1_000

/**
 * The page on which a visitor follows an enquiry, changes what the office is to know, and withdraws
 * it. Whoever has the link may; any other address is answered alike, and only so often.
 */
export function createFollowPages(options: FollowPagesOptions): FollowPages {
  const { store, links, siteUrl, sharingOf, log, onDue } = options
  const looks = createRateLimit(options.isLimited ? LIMIT : undefined, sharingOf?.('follow'))
  const guesses = createRateLimit(
    options.isLimited ? GUESS_LIMIT : undefined,
    sharingOf?.('follow-guess'),
  )
  const withdrawn = new LRUCache<string, string>({ max: MAX_WITHDRAWN, ttl: WITHDRAWN_LIFE_MS })

  return async (request) => {
    const { method, headers } = request
    const { pathname, searchParams } = new URL(request.url)
    const { locale, token, isWithdrawn } = readFollowPath(pathname)
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
    }
    const isPost = method === 'POST'
    if (isPost && !isFromHere(headers, siteUrl) && !isUntold(headers)) {
      return sorry('unknown', locale, 403)
    }
    if (isWithdrawn) {
      const reference = parseReference(searchParams.get('reference') ?? '')
      const siteName = await siteNameOf(locale)
      return respond(sorryPage('withdrawn', locale, { siteName, reference }), 200)
    }
    try {
      const address = addressOf(headers)
      const retryAfterS = await looks.take(address, isPost ? CHANGE_WEIGHT : 1)
      if (retryAfterS) return sorry('limited', locale, 429, retryAfterS)
      const enquiry = await links.open('follow', token)
      if (!enquiry) {
        const reference = isPost && withdrawn.get(nameOf(token))
        if (reference) return seeOther(withdrawnPath(locale, reference))
        const guessedS = await guesses.take(address)
        return guessedS ? sorry('limited', locale, 429, guessedS) : sorry('unknown', locale, 404)
      }
      return isPost
        ? await act(request, enquiry, { locale, token })
        : await show(enquiry, { locale, token, ...savedAt(request.url) })
    } catch (error) {
      log.error({ reason: describeError(error) }, 'a visitor could not follow an enquiry')
      return sorry('failed', locale, 503)
    }
  }

  async function act(
    request: Request,
    enquiry: Enquiry,
    { locale, token }: { locale: Locale; token: string },
  ): Promise<Response> {
    const body = await readBody(request)
    const now = store.clock().getTime()
    const { id } = enquiry
    if (body.act === 'withdraw') {
      withdrawn.set(nameOf(token), enquiry.reference)
      await store.commit((db) => withdraw(db, id, { now }))
      log.info({ reference: enquiry.reference }, 'an enquiry was withdrawn')
      onDue()
      // The name leaves the files too before anybody is told that it has.
      await takeOutOfFiles(store)
      return seeOther(withdrawnPath(locale, enquiry.reference))
    }
    if (body.act === 'phone') {
      const written = normalizePhone(body.text, locale)
      const isDigits = /^\+?\d+$/.test(written)
      const phone = isDigits ? meantPhone(written, locale) : written
      if (!PHONE_PATTERN.test(phone)) {
        return show(enquiry, { locale, token, wrong: { act: 'phone', text: body.text } })
      }
      const home = (await callerOf(enquiry, locale))?.office.phone
      const doubt = doubtPhone(phone, home ? [normalizePhone(home, locale)] : [])
      if (doubt?.isAsked && body.asked !== phone) {
        const wrong = { act: 'phone', text: phone, doubt } as const
        return show(enquiry, { locale, token, wrong })
      }
      await store.commit((db) => correctPhone(db, id, { now, phone: calledPhone(phone, doubt) }))
    } else if (body.act === 'time') {
      const betterTime = isBlank(body.text) ? '' : toLine(body.text, MAX_LENGTHS.text)
      await store.commit((db) => setBetterTime(db, id, { now, betterTime }))
    } else {
      return show(enquiry, { locale, token })
    }
    onDue()
    return seeOther(`${followPath(locale, token)}?saved=${body.act}`)
  }

  async function show(
    enquiry: Enquiry,
    state: {
      locale: Locale
      token: string
      saved?: FollowAct
      wrong?: Wrong
    },
  ): Promise<Response> {
    const { locale } = state
    const [caller, siteName, about] = await Promise.all([
      callerOf(enquiry, locale),
      siteNameOf(locale),
      options.aboutOf(enquiry, locale),
    ])
    const page = followPage({ ...state, enquiry, caller, siteName, about })
    return respond(page, state.wrong ? 422 : 200)
  }

  async function sorry(
    kind: Sorry,
    locale: Locale,
    status: number,
    retryAfterS?: number,
  ): Promise<Response> {
    const siteName = await siteNameOf(locale)
    const response = respond(sorryPage(kind, locale, { siteName }), status)
    if (retryAfterS) response.headers.set('Retry-After', String(retryAfterS))
    return response
  }

  function siteNameOf(locale: Locale): Promise<string | undefined> {
    return options.siteName(locale).catch(() => undefined)
  }

  /** Nobody, where the offices cannot be read now. */
  async function callerOf(enquiry: Enquiry, locale: Locale): Promise<Caller | undefined> {
    const offices = await options.listOffices(locale).catch(() => [])
    return findCaller(offices, enquiry, locale)
  }
}

/**
 * The page lets nobody be told its address, so its own form comes from the origin `null` wherever a
 * browser does not say more: an older one, and any where there is no https. Nobody else knows the
 * link, so that is no risk.
 */
function isUntold(headers: Headers): boolean {
  return headers.get('sec-fetch-site') === null && headers.get('origin') === 'null'
}

function savedAt(url: string): { saved?: FollowAct } {
  const saved = new URL(url).searchParams.get('saved')
  return saved === 'phone' || saved === 'time' ? { saved } : {}
}

async function readBody(request: Request): Promise<Record<'act' | 'text' | 'asked', string>> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const isForm = encodingOf(request.headers) === 'plain'
  const fields = new Map<string, unknown>(
    Object.entries(Object((isForm && parseBody(bytes, 'plain')?.value) || {})),
  )
  const textOf = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const act = textOf('act')
  return { act, text: textOf(act), asked: textOf('asked') }
}

function nameOf(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: location } })
}

function respond(page: string, status: number): Response {
  const headers = {
    ...HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': documentPolicy(page, { hasForm: true }),
  }
  return new Response(page, { status, headers })
}
