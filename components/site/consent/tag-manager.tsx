'use client'

import { useEffect } from 'react'

interface TagManagerProps {
  id: string
  isLoadedBeforeConsent: boolean
}

/** Loads the tag manager's container once the visitor has accepted. */
export function TagManager({ id, isLoadedBeforeConsent }: TagManagerProps) {
  useEffect(() => {
    import('./load-tag-manager.ts').then(
      ({ loadTagManager }) => loadTagManager(id, isLoadedBeforeConsent),
      // Without it visits are not counted, which is nothing to reload a page for.
      () => undefined,
    )
  }, [id, isLoadedBeforeConsent])
  return null
}
