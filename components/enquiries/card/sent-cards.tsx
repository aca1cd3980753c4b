import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { sentStore } from '#components/enquiries/tab-state.ts'
import { Button } from '#components/ui/button/button.tsx'
import type { FormName } from '#lib/enquiries/forms/forms.ts'
import { type CardConfig, sentProps, useCard } from './card-parts.tsx'
import { FixedCard } from './fixed-card.tsx'
import { SentCard, SentDetails } from './sent-card.tsx'
import { dismissSent, placeHere, readSent, restoreSent, type SentRecord } from './sent-records.ts'

/** All that shows what was sent; a tab that was reloaded knows again what that is. */
export function openSentCards() {
  readSent()
  return { Applied, FixedCard, HiddenCards, InlineCard, findHere }
}

/** What was sent by a form that stands in this page, in whose place its card is. */
function findHere(records: readonly SentRecord[], form: FormName): SentRecord | undefined {
  const here = placeHere()
  return records.find((record) => record.form === form && record.place === here && !record.isHidden)
}

interface CardProps {
  config: CardConfig
  record: SentRecord
}

/** In place of the form that it was sent by. */
function InlineCard({ config, record }: CardProps) {
  const place = useRef<HTMLDivElement>(null)
  const card = useCard(config)
  useTakenFocus(place)
  if (!card) return null
  const { words } = card
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div className="in-[.on-evergreen]:bg-paper in-[.on-evergreen]:p-4 in-[.on-evergreen]:text-ink">
        <SentCard {...card} {...sentProps(words, record)} />
      </div>
      {record.vacancyId === undefined ? (
        <div className="mt-4">
          <Button tone="quiet" onClick={() => dismissSent(record.reference)}>
            {words('sentCard.again')}
          </Button>
        </div>
      ) : (
        <p className="mt-4 font-medium">
          {words('sentCard.applied', { reference: record.reference })}
        </p>
      )}
    </div>
  )
}

/** The form that had the focus has gone: a reader is not to start from the top again. */
function useTakenFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place])
}

/** What was dismissed, to be had back. */
function HiddenCards({ config }: { config: CardConfig }) {
  const records = useSyncExternalStore(sentStore.subscribe, sentStore.get)
  const card = useCard(config)
  const hidden = records.filter(({ isHidden }) => isHidden)
  if (!card || hidden.length === 0) return null
  return hidden.map(({ reference }) => (
    <p key={reference}>
      <Button tone="quiet" onClick={() => restoreSent(reference)}>
        {card.words('sentCard.show', { reference })}
      </Button>
    </p>
  ))
}

/** In place of a form that would apply once more. */
function Applied({ config, record }: CardProps) {
  const card = useCard(config)
  if (!card) return null
  return (
    <div className="grid gap-4">
      <p className="font-medium">
        {card.words('sentCard.applied', { reference: record.reference })}
      </p>
      <SentDetails {...card} {...sentProps(card.words, record)} />
    </div>
  )
}
