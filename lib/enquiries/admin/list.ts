import { writeFileSync } from 'node:fs'
import { type EnquiryRecord, progressOf } from '#lib/enquiries/store/enquiry-record.ts'
import type { Options } from './arguments.ts'
import { describeDelivery, describeTerms, toCsv, toJson } from './export.ts'
import { type Filter, findNamed, nameOf, recordsOf } from './find-records.ts'
import { printable, tableOf } from './plain-text.ts'
import type { AdminContext } from './run-admin.ts'

export async function list(admin: AdminContext, options: Options): Promise<void> {
  const all = await Array.fromAsync(recordsOf(admin.store, filterOf(options, admin)))
  const shown = all.slice(-options.limit)
  if (shown.length === 0) {
    admin.write('No enquiries.\n')
    return
  }
  const head = [
    'REFERENCE',
    'ACCEPTED (UTC)',
    'FORM',
    'STATE',
    'OFFICE',
    'CALL BY (UTC)',
    'CALL',
    'NAME',
    'PHONE',
    ...(options.keys ? ['KEY'] : []),
  ]
  admin.write(`${tableOf([head, ...shown.map((record) => rowOf(record, options.keys))])}\n`)
  if (shown.length < all.length) admin.write(`The newest ${shown.length} of ${all.length}.\n`)
  if (!admin.isMailed) admin.write(NOBODY_IS_TOLD)
}

const NOBODY_IS_TOLD =
  'No mail is sent: neither enquiries, nor reminders, nor digests. Set SMTP_URL, ENQUIRIES_EMAIL_TO and ENQUIRIES_EMAIL_FROM.\n'

export async function show(admin: AdminContext, names: string[]): Promise<void> {
  const found = await Promise.all(names.map((name) => findNamed(admin.store, name)))
  for (const record of found.flat()) {
    const lines = [
      ['reference', nameOf(record)],
      ['key', printable(record.key)],
      ['accepted', record.createdAt?.toISOString() ?? 'not known'],
      ['form', printable(`${record.form} (${record.path})`)],
      ['language', printable(record.locale)],
      ['state', record.state],
      ['office', printable(record.office ?? 'not known')],
      ['call by', record.dueAt?.toISOString() ?? 'not known'],
      ...handlingOf(record),
      ...(record.isSynthetic ? [['synthetic', 'yes: the site has sent it itself']] : []),
      ...(record.isSuspicious
        ? [['suspicious', 'yes: too fast, or the hidden field is filled']]
        : []),
      ...Object.entries(record.fields).map(([name, value]) => [name, printable(value)]),
      ...termsLinesOf(record),
      ...rawLinesOf(record),
      ...record.deliveries.map((delivery) => ['delivery', describeDelivery(delivery)]),
    ]
    admin.write(`${tableOf(lines)}\n\n`)
  }
}

function termsLinesOf({ terms }: EnquiryRecord): string[][] {
  if (!terms) return []
  const read = ['read', printable(describeTerms(terms))]
  return terms.is_agreed ? [read, ['agreed', 'yes, by a box of its own']] : [read]
}

function handlingOf(record: EnquiryRecord): string[][] {
  const { takenAt, takenBy, takenVia, answeredAt, outcome, betterTime } = record
  return [
    ...(takenAt
      ? [['taken', `${takenAt.toISOString()} (${takenBy ?? 'no office'}, by ${takenVia})`]]
      : []),
    ...(answeredAt ? [['answered', `${answeredAt.toISOString()} (${outcome})`]] : []),
    ...(betterTime ? [['better time', printable(betterTime)]] : []),
  ]
}

function rawLinesOf({ unreadable }: EnquiryRecord): string[][] {
  if (!unreadable) return []
  const columns = Object.entries(unreadable.row)
  return [
    ['unreadable', unreadable.reason],
    ...columns.map(([name, value]) => [`stored ${name}`, printable(value)]),
  ]
}

export async function exportAll(admin: AdminContext, options: Options): Promise<void> {
  const records = recordsOf(admin.store, filterOf(options, admin))
  const parts = options.format === 'json' ? toJson(records) : toCsv(records)
  if (!options.output) {
    for await (const part of parts) admin.write(part)
    return
  }
  const file = { mode: 0o600, flag: 'wx' }
  writeFileSync(options.output, (await Array.fromAsync(parts)).join(''), file)
  admin.write(`Written to ${options.output}\n`)
}

export function filterOf(options: Options, { store }: Pick<AdminContext, 'store'>): Filter {
  const { state, suspicious, since, office, due, phone } = options
  const dueBefore = due === 'now' ? store.clock() : due
  return { state, isSuspicious: suspicious, since, office, dueBefore, phones: phone }
}

function rowOf(record: EnquiryRecord, withKey: boolean): string[] {
  const { createdAt, form, state, isSuspicious, office, dueAt, fields, key, unreadable } = record
  const raw = unreadable?.row.fields ?? ''
  return [
    nameOf(record),
    timeOf(createdAt) ?? 'not known',
    printable(form),
    isSuspicious ? `${state}, suspicious` : state,
    printable(office ?? ''),
    timeOf(dueAt) ?? '',
    record.outcome ?? progressOf(record),
    printable(fields.name ?? raw),
    printable(fields.phone ?? ''),
    ...(withKey ? [printable(key)] : []),
  ]
}

/** To the minute; a spreadsheet reads it too. */
function timeOf(time: Date | null | undefined): string | undefined {
  return time?.toISOString().slice(0, 16).replace('T', ' ')
}
