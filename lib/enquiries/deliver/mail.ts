import type { ChoiceTitles, FormName, SentName } from '#lib/enquiries/forms/forms.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { findMessage } from '#lib/i18n/fallback-messages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MESSAGES, type Messages } from '#lib/i18n/messages.ts'

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
}

/**
 * The mail about an enquiry. Its headers hold nothing that a visitor typed, and an answer to it
 * goes to the office, since a visitor leaves a telephone number, never an address.
 */
export function mailOf(enquiry: Enquiry, { to, from, locale, siteUrl }: MailSettings) {
  const texts: MailTexts = MESSAGES[locale].mail
  const { key, reference, form, isSuspicious } = enquiry
  const subject = `${texts.forms[form]} ${reference}`
  return {
    to,
    from,
    replyTo: to,
    subject: isSuspicious ? `[${texts.suspicious}] ${subject}` : subject,
    text: linesOf(enquiry, locale, siteUrl).join('\n'),
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

function linesOf(enquiry: Enquiry, locale: Locale, siteUrl: string): string[] {
  const texts: MailTexts = MESSAGES[locale].mail
  const { form, reference, fields, path, isSuspicious, createdAt } = enquiry
  const stated = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const vacancyId = /^\/api\/vacancies\/([\w-]+)\/apply$/.exec(path)?.[1]
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(enquiry.locale)
  return [
    `${texts.forms[form]} ${reference}`,
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
