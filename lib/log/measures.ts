import { instance } from '#lib/server/instance.ts'

/** What the mechanisms tell whoever counts; nobody does while the site is built or tested. */
export interface Measures {
  /** A backend was asked. The outcome is the class of its status, or why it has none. */
  backendAsked(service: string, outcome: string, seconds: number): void
  /** The last good answer was served in place of one that could not be had. */
  staleServed(service: string): void
}

export function measures(): Measures | undefined {
  return instance().measures
}
