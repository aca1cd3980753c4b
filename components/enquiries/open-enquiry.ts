import { recoverFromChunkLoadError } from '#components/ui/browser/chunk-recovery.ts'
import { createLazy } from './create-lazy.ts'
import { configStore } from './enquiry-config.ts'
import { lazyEngine } from './lazy-parts.ts'
import { canReachSite } from './site-reach.ts'
import { closeEnquiry, type EnquiryModalState, modalStore, unopenedStore } from './tab-state.ts'
import { windowWords } from './window-words.ts'

/** The forms in a window, ready to be filled in. */
export const lazyDialog = createLazy(async () => {
  const [{ EnquiryDialog }] = await Promise.all([
    import('#components/enquiries/dialog/enquiry-dialog.tsx'),
    lazyEngine.load(),
  ])
  return EnquiryDialog
})

/** Has what opens a form ready before it is wanted. */
export function preloadEnquiry(): void {
  lazyDialog.preload()
  const config = configStore.get()
  if (config) windowWords(config).preload()
}

/**
 * Opens a form over the page, at once or as soon as its code has come, and tells whether it can.
 * Where the code cannot be had, the page is reloaded, or else left for the form without script;
 * where nothing can be had, that is said here, since the visitor would lose this page as well.
 */
export function openEnquiry(modal: EnquiryModalState, noJsHref: string): boolean {
  const config = configStore.get()
  if (!config) return false
  unopenedStore.set(false)
  modalStore.set(modal)
  Promise.all([lazyDialog.load(), windowWords(config).load()]).catch(async (error: unknown) => {
    closeEnquiry(modal)
    const isOnThisPage = new URL(noJsHref, location.href).pathname === location.pathname
    if (isOnThisPage) location.assign(noJsHref)
    else if (!(await canReachSite())) unopenedStore.set(true)
    else if (!recoverFromChunkLoadError(error)) location.assign(noJsHref)
  })
  return true
}
