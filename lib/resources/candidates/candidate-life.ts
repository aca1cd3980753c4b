import { edgeOf } from '#lib/resources/day-edges.ts'
import type { CandidateProfile } from './model.ts'

/** What is stated of a candidate's life. */
type Dated = Pick<CandidateProfile, 'publishedAt' | 'withdrawnAt'>

/** The moments at which a candidate changes by the clock alone, in milliseconds. */
export interface CandidateLife {
  /** Until then nobody is shown the profile. */
  opensAt?: number
  /** From then on it is gone. */
  withdrawnFrom?: number
}

/** Candidates are offered everywhere, so that a first day is that of UTC. */
const UTC = ['UTC']
/** Where each day begins: who asks to be taken down waits for no midnight. */
const FIRST_OF_ALL = ['Pacific/Kiritimati']

/** The one rule of when a candidate is shown. */
export function lifeOf({ publishedAt, withdrawnAt }: Partial<Dated>): CandidateLife {
  return {
    opensAt: publishedAt ? edgeOf(publishedAt, { edge: 'start', timeZones: UTC }) : undefined,
    withdrawnFrom: withdrawnAt
      ? edgeOf(withdrawnAt, { edge: 'start', timeZones: FIRST_OF_ALL })
      : undefined,
  }
}

export function isPublished({ opensAt }: CandidateLife, now: Date): boolean {
  return opensAt === undefined || now.getTime() >= opensAt
}

export function isWithdrawn({ withdrawnFrom }: CandidateLife, now: Date): boolean {
  return withdrawnFrom !== undefined && now.getTime() >= withdrawnFrom
}

export function isShown(life: CandidateLife, now: Date): boolean {
  return isPublished(life, now) && !isWithdrawn(life, now)
}
