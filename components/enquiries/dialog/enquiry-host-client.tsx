'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { dialogPart } from '#components/enquiries/dialog-part.ts'
import { closeEnquiry, openingStore, unopenedStore } from '#components/enquiries/enquiry-opening.ts'
import type { EnquirySetup } from '#components/enquiries/enquiry-setup.ts'
import { setupStore } from '#components/enquiries/setup-store.ts'
import { UnopenedNote } from '#components/enquiries/unopened-note.tsx'
import { useCloseOnNavigation } from '#components/ui/browser/hooks.ts'

const nothing = () => undefined
const isNever = () => false

export function EnquiryHostClient({ setup }: { setup: EnquirySetup }) {
  const opening = useSyncExternalStore(openingStore.subscribe, openingStore.get, nothing)
  const Dialog = useSyncExternalStore(dialogPart.subscribe, dialogPart.get, nothing)
  useEffect(() => setupStore.set(setup), [setup])
  const isUnopened = useSyncExternalStore(unopenedStore.subscribe, unopenedStore.get, isNever)
  useCloseOnNavigation(() => {
    openingStore.set(undefined)
    unopenedStore.set(false)
  })

  if (isUnopened) return <UnopenedNote setup={setup} />
  if (!opening || !Dialog) return null
  return <Dialog opening={opening} setup={setup} onClose={() => closeEnquiry(opening)} />
}
