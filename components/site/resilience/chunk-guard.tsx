'use client'

import { useEffect } from 'react'
import { tabMemory } from './chunk-memory.ts'
import { recoverFromChunkFailure } from './chunk-recovery.ts'
import { restoreTypedText } from './chunk-typed-text.ts'

/** Reloads the page where a part of its program that is only wanted later cannot be had. */
export function ChunkGuard() {
  useEffect(() => {
    function handleError({ error }: ErrorEvent) {
      recoverFromChunkFailure(error)
    }
    function handleRejection({ reason }: PromiseRejectionEvent) {
      recoverFromChunkFailure(reason)
    }
    window.addEventListener('error', handleError)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [])

  useEffect(() => {
    const memory = tabMemory()
    if (memory) restoreTypedText(document, memory)
  }, [])

  return null
}
