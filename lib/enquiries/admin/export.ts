import type { Terms } from '#lib/enquiries/data-terms.ts'
import { FORM_NAMES, type SentField, sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import type { EnquiryRecord } from '#lib/enquiries/store/enquiry-record.ts'
import { BYTE_ORDER_MARK, csvLine } from '#lib/text/csv.ts'

/** Every field of every form: what is always filled in first, and where it was sent from last. */
const FIELDS = [
  ...new Set(
    FORM_NAMES.flatMap(sentFieldsOf)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map(({ name }) => name),
  ),
]
const COLUMNS = [
  ...['reference', 'accepted_at', 'form', 'state', 'suspicious', 'language', 'endpoint'],
  ...['office', 'call_by', 'taken_at', 'taken_by', 'answered_at', 'outcome', 'better_time'],
  ...FIELDS,
  ...['terms', 'agreed', 'deliveries', 'key', 'unreadable'],
]

export async function* toCsv(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS)
  for await (const record of records) yield csvLine(cellsOf(record))
}

export async function* toJson(records: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const record of records) {
    yield before + JSON.stringify(plainOf(record))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function rankOf({ kind, isOptional = false }: SentField): number {
  if (kind === 'page' || kind === 'link') return 2
  return isOptional ? 1 : 0
}

function cellsOf({ fields, deliveries, ...record }: EnquiryRecord): string[] {
  return [
    record.reference,
    record.createdAt?.toISOString() ?? '',
    record.form,
    record.state,
    record.isSuspicious ? 'yes' : '',
    record.locale,
    record.path,
    record.office ?? '',
    record.dueAt?.toISOString() ?? '',
    record.takenAt?.toISOString() ?? '',
    record.takenBy ?? '',
    record.answeredAt?.toISOString() ?? '',
    record.outcome ?? '',
    record.betterTime ?? '',
    ...FIELDS.map((name) => fields[name] ?? ''),
    record.terms ? describeTerms(record.terms) : '',
    record.terms?.is_agreed ? 'yes' : '',
    deliveries.map(describeDelivery).join('; '),
    record.key,
    record.unreadable ? JSON.stringify(record.unreadable) : '',
  ]
}

function plainOf({ id, isSuspicious, createdAt, path, locale, service, ...record }: EnquiryRecord) {
  return {
    reference: record.reference,
    accepted_at: createdAt?.toISOString() ?? null,
    form: record.form,
    state: record.state,
    suspicious: isSuspicious,
    language: locale,
    endpoint: path,
    office: record.office,
    call_by: record.dueAt?.toISOString() ?? null,
    taken_at: record.takenAt?.toISOString() ?? null,
    taken_by: record.takenBy,
    answered_at: record.answeredAt?.toISOString() ?? null,
    outcome: record.outcome,
    better_time: record.betterTime,
    fields: record.fields,
    terms: record.terms,
    deliveries: record.deliveries.map(({ target, state, attempts, last_failure }) => ({
      target,
      state,
      attempts,
      last_failure,
    })),
    key: record.key,
    unreadable: record.unreadable,
  }
}

/** What its sender read about data, and which version of it. */
export function describeTerms({ version, language, text }: Terms): string {
  return `${text ?? 'words of an earlier version'} (${language}, ${version})`
}

export function describeDelivery({
  target,
  state,
  attempts,
  last_failure,
}: EnquiryRecord['deliveries'][number]) {
  const failure = last_failure ? `, last failure: ${last_failure}` : ''
  return `${target} ${state} (attempts: ${attempts}${failure})`
}
