import { recoverFromChunkFailure } from '@/components/site/chunk-recovery'
import { closeEnquiry, type EnquiryOpening, openingStore } from './enquiry-opening'
import { dialogPart, setupStore } from './enquiry-parts'

/**
 * Opens a form over the page, at once or as soon as its code has come, and tells whether it can.
 * Where the code cannot be had, the page is reloaded, or else left for the form without script.
 */
export function openEnquiry(opening: EnquiryOpening, plainHref: string): boolean {
  if (!setupStore.get()) return false
  openingStore.set(opening)
  dialogPart.load().catch((error: unknown) => {
    closeEnquiry(opening)
    if (!recoverFromChunkFailure(error)) window.location.assign(plainHref)
  })
  return true
}
