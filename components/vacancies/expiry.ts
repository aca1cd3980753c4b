import type { Vacancy } from '#lib/domain/vacancy'

/** A last day without a time counts to the end of that UTC day. */
export function isClosed({ validThrough }: Pick<Vacancy, 'validThrough'>, now: Date): boolean {
  if (!validThrough) return false
  return validThrough.includes('T')
    ? Date.parse(validThrough) < now.getTime()
    : validThrough < now.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
