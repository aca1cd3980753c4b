/** Whether a day has come; a date without a time comes with that UTC day. */
export function hasCome(isoDate: string, now: Date): boolean {
  return Date.parse(isoDate) <= now.getTime()
}
