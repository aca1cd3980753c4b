import type { ChoiceTitles, FormName, SentName } from '#lib/enquiries/forms/forms.ts'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { findMessage } from '#lib/i18n/fallback-messages.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { MESSAGES, type Messages } from '#lib/i18n/messages.ts'
import type { Office } from '#lib/resources/settings/office.ts'

/** Each form, field and choice has its words: one that is forgotten fails the build. */
type MailTexts = Messages['mail'] & {
  forms: Record<FormName, string>
  labels: Record<SentName, string>
  choices: ChoiceTitles
}

export interface MailSettings {
  to: string
  from: string
  locale: Locale
  siteUrl: string
  /** The office of a country; undefined where it is not known now. */
  findOffice: (countrySlug: string) => Promise<Office | undefined>
}

/**
 * The mail about an enquiry. Its headers hold nothing that a visitor typed, and an answer to it
 * goes to the office, since a visitor leaves a telephone number, never an address.
 */
export async function mailOf(enquiry: Enquiry, settings: MailSettings) {
  const { from, locale, siteUrl, findOffice } = settings
  const texts: MailTexts = MESSAGES[locale].mail
  const { key, reference, form, isSuspicious } = enquiry
  const office = enquiry.office ? await findOffice(enquiry.office) : undefined
  const to = office?.email ?? settings.to
  const due = dueLine(enquiry, office, locale)
  const subject = [`${reference} ${texts.forms[form]}`, office?.title, due]
    .filter(Boolean)
    .join(', ')
  return {
    to,
    from,
    replyTo: to,
    subject: isSuspicious ? `[${texts.suspicious}] ${subject}` : subject,
    text: linesOf(enquiry, { locale, siteUrl, office, due }).join('\n'),
    // The same at each attempt, so that a mail that was sent twice can be told.
    messageId: `<${key}@${domainOf(from)}>`,
    headers: {
      'X-Enquiry-Reference': reference,
      ...(isSuspicious ? { 'X-Enquiry-Suspicious': '1' } : {}),
    },
  }
}

function domainOf(sender: string): string {
  return /@([^\s@<>]+)>?$/.exec(sender.trim())?.[1] ?? 'localhost'
}

/** `call by Mon 30 Nov, 09:40 (London)`: by the clock of the office. */
function dueLine({ dueAt }: Enquiry, office: Office | undefined, locale: Locale) {
  if (!dueAt || !office) return undefined
  const time = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone: office.timeZone,
  })
  return MESSAGES[locale].mail.callBy.replace('{time}', time.format(dueAt))
}

interface Lines {
  locale: Locale
  siteUrl: string
  office: Office | undefined
  due: string | undefined
}

function linesOf(enquiry: Enquiry, { locale, siteUrl, office, due }: Lines): string[] {
  const texts: MailTexts = MESSAGES[locale].mail
  const { form, reference, fields, path, isSuspicious, createdAt } = enquiry
  const stated = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const vacancyId = findForm(path)?.vacancyId
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(enquiry.locale)
  return [
    `${texts.forms[form]} ${reference}`,
    ...(office ? [[office.title, due].filter(Boolean).join(', ')] : []),
    ...(isSuspicious ? [texts.suspiciousWhy] : []),
    '',
    ...stated.map(([name, value]) => lineOf(name, value, texts)),
    ...(vacancyId ? [`${texts.vacancy}: ${siteUrl}/vacancies/${vacancyId}`] : []),
    '',
    `${texts.language}: ${language}`,
    `${texts.accepted}: ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ]
}

/** What an older version has stored may have a name that no form has now. */
function lineOf(name: string, value: string, { labels, choices }: MailTexts): string {
  const title = findMessage(choices, `${name}.${value}`)
  // On one line, so that what is typed into one field cannot pass for another.
  const shown = title ?? value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return `${findMessage(labels, name) ?? name}: ${shown}`
}
