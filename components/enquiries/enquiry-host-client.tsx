'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useCloseOnNavigation } from '@/components/site/use-close-on-navigation'
import { closeEnquiry, openingStore } from './enquiry-opening'
import { dialogPart, setupStore } from './enquiry-parts'
import type { EnquirySetup } from './enquiry-setup'

const nothing = () => undefined

export function EnquiryHostClient({ setup }: { setup: EnquirySetup }) {
  const opening = useSyncExternalStore(openingStore.subscribe, openingStore.get, nothing)
  const Dialog = useSyncExternalStore(dialogPart.subscribe, dialogPart.get, nothing)
  useEffect(() => setupStore.set(setup), [setup])
  useCloseOnNavigation(() => openingStore.set(undefined))

  if (!opening || !Dialog) return null
  return <Dialog opening={opening} setup={setup} onClose={() => closeEnquiry(opening)} />
}
