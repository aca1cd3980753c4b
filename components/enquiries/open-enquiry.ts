import { recoverFromChunkLoadError } from '#components/ui/browser/chunk-recovery.ts'
import { dialogPart } from './dialog-part.ts'
import {
  closeEnquiry,
  type EnquiryOpening,
  openingStore,
  unopenedStore,
} from './enquiry-opening.ts'
import { setupStore } from './setup-store.ts'
import { canReachSite } from './site-reach.ts'

/**
 * Opens a form over the page, at once or as soon as its code has come, and tells whether it can.
 * Where the code cannot be had, the page is reloaded, or else left for the form without script;
 * where nothing can be had, that is said here, since the visitor would lose this page as well.
 */
export function openEnquiry(opening: EnquiryOpening, plainHref: string): boolean {
  if (!setupStore.get()) return false
  unopenedStore.set(false)
  openingStore.set(opening)
  dialogPart.load().catch(async (error: unknown) => {
    closeEnquiry(opening)
    const isOnThisPage = new URL(plainHref, location.href).pathname === location.pathname
    if (isOnThisPage) location.assign(plainHref)
    else if (!(await canReachSite())) unopenedStore.set(true)
    else if (!recoverFromChunkLoadError(error)) location.assign(plainHref)
  })
  return true
}
