import { tabMemory } from '#components/ui/browser/chunk-recovery.ts'
import { createLazy } from './create-lazy.ts'
import { SENT_KEY } from './tab-state.ts'

/** What makes a form check, keep and send what is filled in. */
export const lazyEngine = createLazy(() =>
  import('#components/enquiries/form/enquiry-engine.ts').then((code) => code.startEngine),
)

/** What shows what was sent: loaded where there is something to show. */
export const lazySentCards = createLazy(() =>
  import('#components/enquiries/card/sent-cards.tsx').then((code) => code.openSentCards()),
)

export function preloadSentCards(): void {
  if (tabMemory()?.getItem(SENT_KEY) != null) lazySentCards.preload()
}
