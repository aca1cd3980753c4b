import { listPages } from './pages.ts'
import type { Shot } from './shot.ts'
import { CONTENT_STATES } from './states-content.ts'
import { HEADER_STATES } from './states-header.ts'
import { INLINE_STATES } from './states-inline.ts'
import { MODAL_STATES } from './states-modals.ts'
import { OTHER_STATES } from './states-other.ts'

/** Everything there is to be seen, in the order of the contact sheet; each name is given once. */
export async function listShots(origin: string): Promise<Shot[]> {
  return [
    ...(await listPages(origin)),
    ...HEADER_STATES,
    ...MODAL_STATES,
    ...INLINE_STATES,
    ...OTHER_STATES,
    ...CONTENT_STATES,
  ]
}
