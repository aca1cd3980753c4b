'use client'

import { useSyncExternalStore } from 'react'
import { noneSent, sentStore } from '#components/enquiries/tab-state.ts'

interface ApplyTextClientProps {
  vacancyId: string
  apply: string
  applied: string
}

/** What a button that opens the application says: to whoever has applied, that they have. */
export function ApplyTextClient({ vacancyId, apply, applied }: ApplyTextClientProps) {
  const records = useSyncExternalStore(sentStore.subscribe, sentStore.get, noneSent)
  return records.some((record) => record.vacancyId === vacancyId) ? applied : apply
}
