'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { configStore, type SiteConfig } from '#components/enquiries/enquiry-config.ts'
import { lazySentCards, preloadSentCards } from '#components/enquiries/lazy-parts.ts'
import { lazyDialog } from '#components/enquiries/open-enquiry.ts'
import { closeEnquiry, modalStore, unopenedStore } from '#components/enquiries/tab-state.ts'
import { windowWords } from '#components/enquiries/window-words.ts'
import { useCloseOnNavigation } from '#components/ui/browser/hooks.ts'
import { Button } from '#components/ui/button/button.tsx'

const nothing = () => undefined
const isNever = () => false

export function EnquiryHostClient({ config }: { config: SiteConfig }) {
  const modal = useSyncExternalStore(modalStore.subscribe, modalStore.get, nothing)
  const Dialog = useSyncExternalStore(lazyDialog.subscribe, lazyDialog.get, nothing)
  useEffect(() => configStore.set(config), [config])
  const isUnopened = useSyncExternalStore(unopenedStore.subscribe, unopenedStore.get, isNever)
  useCloseOnNavigation(() => {
    modalStore.set(undefined)
    unopenedStore.set(false)
  })

  const cards = useSyncExternalStore(lazySentCards.subscribe, lazySentCards.get, nothing)
  useEffect(preloadSentCards, [])
  const lazyWords = windowWords(config)
  const words = useSyncExternalStore(lazyWords.subscribe, lazyWords.get, nothing)
  const hasCards = cards !== undefined
  useEffect(() => {
    if (hasCards) lazyWords.preload()
  }, [hasCards, lazyWords])

  if (isUnopened) return <UnopenedNote config={config} />
  if (!words) return null
  const windowConfig = { ...config, ...words }
  return (
    <>
      {modal && Dialog && (
        <Dialog modal={modal} config={windowConfig} onClose={() => closeEnquiry(modal)} />
      )}
      {cards && <cards.FixedCard config={windowConfig} />}
    </>
  )
}

/** Says that a form cannot be opened without a connection, and which way is left. */
function UnopenedNote({ config: { unopened, phone, phoneHref } }: { config: SiteConfig }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-(--spacing-gutter) bottom-4 z-30 mx-auto max-w-xl border border-l-2 border-field border-l-error bg-paper p-4 print:hidden"
    >
      <p>
        {unopened.text}{' '}
        <a href={phoneHref} className="link">
          {phone}
        </a>
      </p>
      <Button tone="quiet" onClick={() => unopenedStore.set(false)}>
        {unopened.close}
      </Button>
    </div>
  )
}
