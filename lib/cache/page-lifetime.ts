/**
 * A page that is older than this is made anew, and sent as it is meanwhile. The layout of all
 * pages has to say it as a literal, which the framework reads while building; a test compares.
 */
export const FRESH_SECONDS = 30

/** From this age on it is made anew before it is sent: nobody sees content that is older. */
export const USABLE_SECONDS = 60

/** Of a page that lacks something, since its backend did not answer. */
export const INCOMPLETE_FRESH_SECONDS = 10

/** A moment at which a page changes; undefined where it is made anew before then in any case. */
export function momentInLifetime(moment: number | undefined, now: number): number | undefined {
  return moment === undefined || moment - now > USABLE_SECONDS * 1000 ? undefined : moment
}
