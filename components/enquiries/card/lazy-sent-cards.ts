import { createLazy } from '#components/enquiries/create-lazy.ts'
import { tabMemory } from '#components/ui/browser/chunk-recovery.ts'
import { SENT_KEY } from './sent-store.ts'

/** What shows what was sent: loaded where there is something to show. */
export const lazySentCards = createLazy(async () => {
  const { FixedCard, InlineCard, findHere, readSent } = await import('./sent-cards.tsx')
  readSent()
  return { FixedCard, InlineCard, findHere }
})

export function preloadSentCards(): void {
  if (tabMemory()?.getItem(SENT_KEY) != null) lazySentCards.preload()
}
