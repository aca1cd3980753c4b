import type { ChoiceTitles, FormName, SentName } from '#lib/enquiries/forms/forms.ts'
import type { Links } from '#lib/enquiries/links/links.ts'
import { officePageAddress } from '#lib/enquiries/links/office-addresses.ts'
import type { Desk, OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import {
  type About,
  describeAbout,
  ownAddress,
  subjectAddress,
  subjectOf,
} from '#lib/enquiries/office/subject.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { formatShortMoment } from '#lib/i18n/dates.ts'
import { findMessage } from '#lib/i18n/fallback-messages.ts'
import { MESSAGES, type Messages } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** Each form, field and choice has its words: one that is forgotten fails the build. */
export type MailTexts = Messages['mail'] & {
  forms: Record<FormName, string>
  labels: Record<SentName, string>
  choices: ChoiceTitles
}

export interface MailSettings {
  from: string
  siteUrl: string
  directory: OfficeDirectory
  links: Links
}

/** Why a mail about an enquiry is sent, where it is not for the first time. */
export interface Occasion {
  kind: keyof MailTexts['occasions']
  /** Whom it is for, where that is not the enquiry's office. */
  desk?: Desk
  /** The same at each attempt. */
  name: string
}

/**
 * The mail about an enquiry; undefined where nobody is to be written to. Its headers hold nothing
 * that a visitor typed, and an answer to it goes to the office, since a visitor leaves a telephone
 * number, never an address.
 */
export async function mailOf(enquiry: Enquiry, settings: MailSettings, occasion?: Occasion) {
  const { siteUrl, directory, links } = settings
  const own = await directory.deskOf(enquiry.office)
  const desk = occasion?.desk ?? own
  const { locale } = desk
  const texts: MailTexts = MESSAGES[locale].mail
  const { reference, form, isSuspicious, key } = enquiry
  const about = await directory.aboutOf(enquiry, locale)
  const office = own.office && { ...own.office, title: await titleIn(own, desk, directory) }
  const due = dueLine(enquiry, { ...own, office }, locale)
  const subject = [
    `${reference} ${texts.forms[form]}${about ? `: ${describeAbout(about)}` : ''}`,
    office?.title,
    due,
  ]
  const reason = occasion && texts.occasions[occasion.kind]
  const marks = [isSuspicious ? texts.suspicious : undefined, reason?.mark].filter(Boolean)
  const lines = [
    ...(reason ? [reason.why] : []),
    ...linesOf(enquiry, { locale, siteUrl, about, heading: [office?.title, due] }),
    ...(await actionLines(enquiry, { siteUrl, links, texts })),
  ]
  return envelope(settings, desk, {
    subject: [...marks.map((mark) => `[${mark}]`), subject.filter(Boolean).join(', ')].join(' '),
    lines,
    name: occasion?.name ?? key,
    headers: {
      'X-Enquiry-Reference': reference,
      ...(isSuspicious ? { 'X-Enquiry-Suspicious': '1' } : {}),
    },
  })
}

/** What is sent where the site sees whether its mails arrive; no office reads it. */
export async function syntheticMail(
  { reference, key }: Pick<Enquiry, 'reference' | 'key'>,
  { from, directory, syntheticTo: to }: MailSettings & { syntheticTo?: string },
) {
  const desk = await directory.headDesk()
  const { mark, why } = MESSAGES[desk.locale].mail.synthetic
  return envelope(
    { from },
    { ...desk, to },
    {
      subject: `[${mark}] ${reference}`,
      lines: [reference, '', why],
      name: key,
      headers: { 'X-Enquiry-Synthetic': '1', 'Auto-Submitted': 'auto-generated' },
    },
  )
}

/** What is sent to a desk; undefined where it has no address. */
export function envelope(
  { from }: Pick<MailSettings, 'from'>,
  { to }: Desk,
  mail: { subject: string; lines: string[]; name: string; headers?: Record<string, string> },
) {
  if (!to) return undefined
  const { subject, lines, name, headers = {} } = mail
  return {
    to,
    from,
    replyTo: to,
    subject,
    text: lines.join('\n'),
    // The same at each attempt, so that a mail that was sent twice can be told.
    messageId: `<${name}@${domainOf(from)}>`,
    headers,
  }
}

export type Mail = NonNullable<ReturnType<typeof envelope>>

function domainOf(sender: string): string {
  return /@([^\s@<>]+)>?$/.exec(sender.trim())?.[1] ?? 'localhost'
}

/** The head office may read another language than the one whose enquiry it is. */
async function titleIn(own: Desk, desk: Desk, directory: OfficeDirectory): Promise<string> {
  const title = own.office?.title ?? ''
  if (desk.locale === own.locale || !own.office) return title
  return (await directory.titleOf(own.office.countrySlug, desk.locale)) ?? title
}

/** `call by Mon 30 Nov, 09:40 GMT`: by the clock of the office. */
export function dueLine({ dueAt }: Pick<Enquiry, 'dueAt'>, { office }: Desk, locale: Locale) {
  if (!dueAt || !office) return undefined
  const time = formatShortMoment(dueAt, { locale, timeZone: office.timeZone })
  return MESSAGES[locale].mail.callBy.replace('{time}', () => time)
}

interface Lines {
  locale: Locale
  siteUrl: string
  about: About | undefined
  /** The office and when it is due. */
  heading: (string | undefined)[]
}

function linesOf(enquiry: Enquiry, { locale, siteUrl, about, heading }: Lines): string[] {
  const texts: MailTexts = MESSAGES[locale].mail
  const { form, reference, fields, isSuspicious, createdAt, betterTime } = enquiry
  const { link = '', ...others } = fields
  const stated = Object.entries({ ...others, link: ownAddress(link, siteUrl) }).filter(
    ([, value]) => value.trim() !== '',
  )
  const { subject } = subjectOf(enquiry)
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(enquiry.locale)
  const told = heading.filter(Boolean).join(', ')
  return [
    `${texts.forms[form]} ${reference}`,
    ...(told ? [told] : []),
    ...(isSuspicious ? [texts.suspiciousWhy] : []),
    '',
    ...(subject
      ? [
          `${texts.subjects[subject.kind]}: ${[about && describeAbout(about), subjectAddress(subject, siteUrl, locale)].filter(Boolean).join(', ')}`,
        ]
      : []),
    ...stated.map(([name, value]) => lineOf(name, value, texts)),
    ...(betterTime ? [`${texts.betterTime}: ${toLine(betterTime)}`] : []),
    '',
    `${texts.language}: ${language}`,
    `${texts.accepted}: ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ]
}

async function actionLines(
  enquiry: Enquiry,
  { siteUrl, links, texts }: Pick<MailSettings, 'siteUrl' | 'links'> & { texts: MailTexts },
): Promise<string[]> {
  const [take, answer] = await Promise.all([
    links.sign('take', enquiry),
    links.sign('answer', enquiry),
  ])
  return [
    '',
    `${texts.actions.take}: ${officePageAddress(siteUrl, 'take', take)}`,
    `${texts.actions.answer}: ${officePageAddress(siteUrl, 'answer', answer)}`,
  ]
}

/** What an older version has stored may have a name that no form has now. */
function lineOf(name: string, value: string, { labels, choices }: MailTexts): string {
  const title = findMessage(choices, `${name}.${value}`)
  return `${findMessage(labels, name) ?? name}: ${title ?? toLine(value)}`
}

/** On one line and in one direction, so that what is typed into one field cannot pass for another. */
function toLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim()
}
