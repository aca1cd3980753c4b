import type { Caller } from '#lib/enquiries/office/caller.ts'
import { promiseWords } from '#lib/enquiries/office/promise-words.ts'
import { type About, describeAbout } from '#lib/enquiries/office/subject.ts'
import { phoneWords } from '#lib/enquiries/phone-words.ts'
import { saidTexts } from '#lib/enquiries/said-texts.ts'
import { matterOf } from '#lib/enquiries/sent-facts.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { toWords } from '#lib/enquiries/words.ts'
import { escapeHtml } from '#lib/http/page-template.ts'
import { formatMoment } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetMessages } from '#lib/i18n/typeset-messages.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { placeOf } from '#lib/resources/settings/office.ts'
import { toTelHref } from '#lib/text/phone.ts'
import type { PhoneDoubt } from '#lib/text/phone-doubt.ts'
import { followPaths } from './follow-address.ts'
import { linkPage } from './link-page.ts'

export type FollowAct = 'phone' | 'time'
export type Sorry = 'unknown' | 'limited' | 'failed' | 'withdrawn'

interface FollowPage {
  locale: Locale
  token: string
  enquiry: Enquiry
  caller: Caller | undefined
  siteName: string | undefined
  about: About | undefined
  /** What has just been changed. */
  saved?: FollowAct
  wrong?: Wrong
}

/** What could not be taken as it was written, or is asked about first. */
export interface Wrong {
  act: FollowAct
  text: string
  doubt?: PhoneDoubt
}

/** What a visitor sees of an enquiry: how far it is, and what can still be changed. */
export function followPage(page: FollowPage): string {
  const { locale, token, enquiry, saved, wrong, siteName, about } = page
  const what = about ? describeAbout(about) : wishOf(enquiry)
  const texts = textsOf(locale)
  const phone = enquiry.fields.phone ?? ''
  const time = enquiry.betterTime ?? ''
  const notices = {
    phone: fill(texts.phone.saved, { phone }),
    time: time ? texts.time.saved : texts.time.cleared,
  }
  const numberHtml = `<p>${escapeHtml(fill(texts.phone.text, { phone }))}</p>`
  const isWrongNumber = enquiry.outcome === 'wrong_number'
  const body = [
    what && `<p class="about">${escapeHtml(typesetText(what, locale))}</p>`,
    saved && `<p role="status" class="done">${escapeHtml(notices[saved])}</p>`,
    `<p class="lead">${escapeHtml(leadOf(page))}</p>`,
    // In sight, so that a slip in it is seen.
    !enquiry.outcome && phone && numberHtml,
    time && enquiry.outcome && `<p>${escapeHtml(askedOf(page))}</p>`,
    stepsOf(page),
    `<h2>${escapeHtml(texts.change)}</h2>`,
    details(
      texts.phone.title,
      `${enquiry.outcome ? numberHtml : ''}${form('phone', texts.phone, {
        ...{ type: 'tel', autocomplete: 'tel', value: wrong?.text ?? phone },
        ...faultOf(wrong, locale),
        isPlain: Boolean(wrong?.doubt?.suggestion),
      })}${suggestionOf(wrong, locale)}`,
      { isOpen: wrong?.act === 'phone' || isWrongNumber },
    ),
    details(
      texts.time.title,
      form('time', texts.time, { type: 'text', value: time, hint: texts.time.hint }),
    ),
    details(
      texts.withdraw.title,
      `<p>${escapeHtml(texts.withdraw.text)}</p><form method="post"><button name="act" value="withdraw" class="danger">${escapeHtml(texts.withdraw.button)}</button></form>`,
    ),
    `<p class="muted">${escapeHtml(texts.secret)}</p>`,
  ]
  const languages = followPaths(token).map((other) => ({
    ...other,
    isHere: other.locale === locale,
  }))
  return linkPage({
    locale,
    title: fill(texts.title, { reference: enquiry.reference }),
    siteName,
    isForWork: ['job', 'apply'].includes(matterOf(enquiry.form, enquiry.fields).ready),
    languages,
    body: body.filter(Boolean).join('\n'),
  })
}

interface SorryPage {
  siteName: string | undefined
  /** Of what was withdrawn. */
  reference?: string
}

/** What is said in place of an enquiry tells nothing of why there is none. */
export function sorryPage(kind: Sorry, locale: Locale, { siteName, reference }: SorryPage): string {
  const texts = textsOf(locale)
  const { title, text } = texts[kind]
  return linkPage({
    locale,
    title,
    siteName,
    // Of which kind the enquiry was is not told here.
    isForWork: true,
    body: `${reference ? `<p role="status" class="done">${escapeHtml(fill(texts.withdrawn.erased, { reference }))}</p>\n` : ''}<p class="lead">${escapeHtml(text)}</p>
<p><a href="${localizedPath(locale, PATHS.contacts())}">${escapeHtml(texts.contacts)}</a></p>`,
  })
}

function textsOf(locale: Locale) {
  return typesetMessages(MESSAGES[locale].follow, locale)
}

/** What an employer asked for in words of the form, such as those of the letter. */
function wishOf({ fields: { position, location, schedule } }: Enquiry): string {
  return [position, location, schedule].filter(Boolean).join(', ')
}

/** Who calls and when, or what became of it. A time of the visitor's own goes before ours. */
function leadOf(page: FollowPage): string {
  const { locale, enquiry, caller } = page
  const texts = textsOf(locale)
  if (enquiry.outcome) return texts.outcomes[enquiry.outcome]
  const asked = askedOf(page)
  if (!caller?.window) return asked || texts.waiting
  const { office, person, window } = caller
  const words = toWords(saidTexts(locale))
  const subject = person
    ? words('sentCard.person', { name: person, office: office.title })
    : words('sentCard.office', { office: office.title })
  if (asked) return `${subject}. ${asked}`
  const place = { place: placeOf(office), timeZone: office.timeZone }
  return promiseWords({ words, locale, subject, window, office: place }) ?? texts.waiting
}

function faultOf(wrong: Wrong | undefined, locale: Locale) {
  if (wrong?.act !== 'phone') return undefined
  if (!wrong.doubt) return { fault: MESSAGES[locale].problems.fields.phone }
  return { fault: wordsOn(wrong, locale).question, asked: wrong.text }
}

/** The number that was meant, at a press. */
function suggestionOf(wrong: Wrong | undefined, locale: Locale): string {
  const meant = wrong?.doubt?.suggestion
  if (!meant) return ''
  return `<form method="post"><input type="hidden" name="phone" value="${escapeHtml(meant)}">
<button name="act" value="phone">${escapeHtml(wordsOn(wrong, locale).suggestion)}</button></form>`
}

function wordsOn({ text: phone, doubt }: Wrong, locale: Locale) {
  const form = typesetMessages(MESSAGES[locale].form, locale)
  return phoneWords({ phone, doubt, form, words: toWords(saidTexts(locale)) })
}

/** Empty where the visitor has asked for no other time. */
function askedOf({ locale, enquiry: { betterTime: time } }: FollowPage): string {
  return time ? fill(textsOf(locale).time.asked, { time }) : ''
}

function stepsOf({ locale, enquiry, caller }: FollowPage): string {
  const texts = textsOf(locale)
  const { createdAt, takenAt, answeredAt } = enquiry
  const office = caller && officeOf(caller)
  const at = (moment: Date | null) => moment && momentWords(moment, caller, locale)
  const rows: [string, string | null][] = [
    [texts.steps.received, at(createdAt)],
    [texts.steps.office, office ?? null],
    [texts.steps.taken, at(takenAt)],
    [texts.steps.answered, at(answeredAt)],
  ]
  const current = rows.findLastIndex(([, value]) => value !== null)
  const items = rows.map(([name, value], index) => {
    const state = value === null ? 'later' : 'done'
    const mark = index === current ? ' aria-current="step"' : ''
    return `<li data-state="${state}"${mark}><span>${escapeHtml(name)}</span><span>${value ?? escapeHtml(texts.notYet)}</span></li>`
  })
  return `<ol>${items.join('\n')}</ol>`
}

function officeOf({ office: { title, phone } }: Caller): string {
  const href = escapeHtml(toTelHref(phone))
  return `${escapeHtml(title)}<br><a href="${href}">${escapeHtml(phone)}</a>`
}

/** By the clock of the office, or else of the world. */
function momentWords(moment: Date, caller: Caller | undefined, locale: Locale): string {
  const words = formatMoment(moment, 'moment', { locale, timeZone: caller?.office.timeZone })
  const place = caller ? placeOf(caller.office) : 'UTC'
  const text = fill(textsOf(locale).moment, { moment: words, place })
  return `<time datetime="${moment.toISOString()}">${escapeHtml(typesetText(text, locale))}</time>`
}

interface FieldOptions {
  type: string
  value: string
  autocomplete?: string
  hint?: string
  /** What is wrong with the value; the field is then gone to. */
  fault?: string
  /** The value that this asks about: sent again, it is taken. */
  asked?: string
  /** Another button is the likelier one. */
  isPlain?: boolean
}

function form(
  act: FollowAct,
  { label, button }: { label: string; button: string },
  { type, value, autocomplete = 'off', hint, fault, asked, isPlain }: FieldOptions,
): string {
  const hintId = `${act}-hint`
  const faultId = `${act}-fault`
  const describedBy = [hint && hintId, fault && faultId].filter(Boolean).join(' ')
  const described = describedBy ? ` aria-describedby="${describedBy}"` : ''
  const marked = fault ? ' aria-invalid="true" autofocus' : ''
  const required = act === 'phone' ? ' required' : ''
  return `<form method="post">
<label for="${act}">${escapeHtml(label)}</label>
${hint ? `<p id="${hintId}" class="muted">${escapeHtml(hint)}</p>` : ''}
${fault ? `<p id="${faultId}" role="alert" class="error">${escapeHtml(fault)}</p>` : ''}
<input id="${act}" name="${act}" type="${type}" value="${escapeHtml(value)}" maxlength="300" autocomplete="${autocomplete}"${required}${described}${marked}>
${asked ? `<input type="hidden" name="asked" value="${escapeHtml(asked)}">` : ''}
<button name="act" value="${act}"${isPlain ? ' class="plain"' : ''}>${escapeHtml(button)}</button>
</form>`
}

function details(title: string, content: string, { isOpen = false } = {}): string {
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary>${content}</details>`
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '')
}
