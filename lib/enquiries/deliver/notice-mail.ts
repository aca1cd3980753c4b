import { officePageAddress } from '#lib/enquiries/links/office-addresses.ts'
import type { Desk, OfficeDirectory } from '#lib/enquiries/office/office-directory.ts'
import { isKept } from '#lib/enquiries/office/promise-rules.ts'
import { calendarAround } from '#lib/enquiries/office/working-time.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import { listPromises, listUnanswered } from '#lib/enquiries/store/promise-queries.ts'
import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { dueLine, envelope, type Mail, type MailSettings, type MailTexts, mailOf } from './mail.ts'

/** What a digest names at the most; the rest is counted. */
const MAX_LISTED = 50

/** The mail of a notice; undefined where there is nobody to write to, or nothing to say any more. */
export async function mailOfNotice(
  notice: Notice,
  settings: MailSettings,
  store: Store,
): Promise<Mail | undefined> {
  const { kind, enquiry, dedupeKey: name } = notice
  const { directory } = settings
  if (kind === 'digest') return await digestOf(notice, settings, store)
  if (kind === 'withdrawn') return await withdrawalOf(notice, settings)
  if (!enquiry || kind === 'taken' || kind === 'answered') return undefined
  const desk = kind === 'escalation' ? await directory.headDesk() : undefined
  return await mailOf(enquiry, settings, { kind, desk, name })
}

/** Names nothing of the visitor but the reference, by which the office finds its mails. */
async function withdrawalOf(
  { office, reference, dedupeKey }: Notice,
  settings: MailSettings,
): Promise<Mail | undefined> {
  const desk = await settings.directory.deskOf(office)
  const { mark, why } = MESSAGES[desk.locale].mail.withdrawn
  return envelope(settings, desk, {
    subject: `[${mark}] ${reference}`,
    lines: [`${reference}`, '', why],
    name: dedupeKey,
  })
}

/** What an office has before it today, and how it kept its promises last week. */
async function digestOf(
  { office: slug, dedupeKey }: Notice,
  settings: MailSettings,
  store: Store,
): Promise<Mail | undefined> {
  const desk = await settings.directory.deskOf(slug)
  const { office, locale } = desk
  if (!office || slug === null) return undefined
  const texts = MESSAGES[locale].mail.digest
  const now = store.clock()
  const { tomorrow, thisWeek, lastWeek } = calendarAround(office, now)
  const isIts = await ownershipOf(slug, settings.directory)
  const [all, promises] = await store.read(async (db) => [
    await listUnanswered(db, { from: 0, to: Number.MAX_SAFE_INTEGER }),
    await listPromises(db, { from: lastWeek, to: thisWeek, office: slug }),
  ])
  const open = all.filter(isIts)
  const dueBefore = (moment: number) =>
    open.filter(({ dueAt }) => dueAt && dueAt.getTime() < moment).length
  const overdue = dueBefore(now.getTime())
  const kept = promises.filter(isKept).length
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(kept / promises.length)
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
  const values = { office: office.title, open: open.length, overdue }
  const listed = await Promise.all(
    open.slice(0, MAX_LISTED).map((enquiry) => openLine(enquiry, { desk, settings })),
  )
  return envelope(settings, desk, {
    subject: fill(texts.subject, values),
    lines: [
      fill(texts.open, values),
      fill(texts.dueToday, { count: dueBefore(tomorrow) - overdue }),
      fill(texts.overdue, values),
      promises.length > 0
        ? fill(texts.kept, { kept, count: promises.length, share })
        : texts.noPromises,
      ...(listed.length > 0 ? ['', ...listed] : []),
      ...(open.length > listed.length
        ? [fill(texts.more, { count: open.length - listed.length })]
        : []),
    ],
    name: dedupeKey,
  })
}

/** The head office sees to what has no office, or one that is closed for good. */
async function ownershipOf(
  slug: string,
  directory: OfficeDirectory,
): Promise<(enquiry: Enquiry) => boolean> {
  const slugs = (await directory.listOffices().catch(() => [])).map((it) => it.countrySlug)
  const isHead = slugs.at(0) === slug
  return ({ office }) => office === slug || (isHead && (office === null || !slugs.includes(office)))
}

async function openLine(
  enquiry: Enquiry,
  { desk, settings }: { desk: Desk; settings: MailSettings },
): Promise<string> {
  const { locale } = desk
  const texts: MailTexts = MESSAGES[locale].mail
  const { links, siteUrl } = settings
  const act = enquiry.takenAt ? 'answer' : 'take'
  const address = officePageAddress(siteUrl, act, await links.sign(act, enquiry))
  const facts = [
    `${enquiry.reference} ${texts.forms[enquiry.form]}`,
    dueLine(enquiry, desk, locale),
    ...(enquiry.takenAt ? [texts.digest.taken] : []),
  ]
  return `${facts.filter(Boolean).join(', ')}\n  ${texts.actions[act]}: ${address}`
}
