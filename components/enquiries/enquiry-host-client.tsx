'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useCloseOnNavigation } from '@/components/site/use-close-on-navigation'
import { dialogPart } from './dialog-part'
import { closeEnquiry, openingStore, unopenedStore } from './enquiry-opening'
import type { EnquirySetup } from './enquiry-setup'
import { setupStore } from './setup-store'
import { UnopenedNote } from './unopened-note'

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
