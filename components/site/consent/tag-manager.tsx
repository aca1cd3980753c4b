'use client'

import { useEffect } from 'react'
import { followConsent } from './analytics.ts'

interface TagManagerProps {
  id: string
  isLoadedBeforeConsent: boolean
}

/** Loads the tag manager's container once the visitor has accepted. */
export function TagManager({ id, isLoadedBeforeConsent }: TagManagerProps) {
  useEffect(() => followConsent(id, isLoadedBeforeConsent), [id, isLoadedBeforeConsent])
  return null
}
