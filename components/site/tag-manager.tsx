'use client'

import { useEffect } from 'react'
import { startTags } from './tags'

/** Loads the tag manager's container, which counts nobody until consent is given. */
export function TagManager({ id }: { id: string }) {
  useEffect(() => startTags(id), [id])
  return null
}
