import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

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
  const texts = MAIL_TEXTS[locale]
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

function linesOf(enquiry: Enquiry, locale: MailSettings['locale'], siteUrl: string): string[] {
  const texts = MAIL_TEXTS[locale]
  const { form, reference, fields, path, isSuspicious, createdAt } = enquiry
  const stated = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const vacancyId = /^\/api\/vacancies\/([\w-]+)\/apply$/.exec(path)?.[1]
  return [
    `${texts.forms[form]} ${reference}`,
    ...(isSuspicious ? [texts.suspiciousWhy] : []),
    '',
    ...stated.map(
      ([name, value]) => `${texts.fields.get(name) ?? name}: ${shownValue(name, value, texts)}`,
    ),
    ...(vacancyId ? [`${texts.vacancy}: ${siteUrl}/vacancies/${vacancyId}`] : []),
    '',
    `${texts.language}: ${texts.languages[enquiry.locale]}`,
    `${texts.accepted}: ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ]
}

/** On one line, so that what is typed into one field cannot pass for another. */
function shownValue(name: string, value: string, texts: (typeof MAIL_TEXTS)['en']): string {
  const choice = texts.choices.get(`${name}.${value}`)
  return choice ?? value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
