export type Clock = () => Date

/** The UTC day as an ISO date. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
