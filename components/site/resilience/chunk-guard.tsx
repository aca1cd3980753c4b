'use client'

import { useEffect } from 'react'
import { recoverFromChunkLoadError, tabMemory } from '#components/ui/browser/chunk-recovery.ts'
import { restoreTypedText } from '#components/ui/browser/typed-text.ts'

/** Reloads the page where a part of its program that is only wanted later cannot be had. */
export function ChunkGuard() {
  useEffect(() => {
    function handleError({ error }: ErrorEvent) {
      recoverFromChunkLoadError(error)
    }
    function handleRejection({ reason }: PromiseRejectionEvent) {
      recoverFromChunkLoadError(reason)
    }
    window.addEventListener('error', handleError)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [])

  useEffect(() => {
    // For tests, which must not be faster than the page's script.
    document.documentElement.dataset.hydrated = ''
    const memory = tabMemory()
    if (memory) restoreTypedText(document, memory)
  }, [])

  return null
}
