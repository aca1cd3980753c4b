import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { useCallingTimes } from '#components/enquiries/promise/calling-times.ts'
import { sentStore } from '#components/enquiries/tab-state.ts'
import { Button } from '#components/ui/button/button.tsx'
import type { FormName } from '#lib/enquiries/forms/forms.ts'
import { toWords, type Words } from '#lib/enquiries/words.ts'
import { SentCard, SentDetails } from './sent-card.tsx'
import {
  dismissSent,
  followSent,
  placeHere,
  readSent,
  restoreSent,
  type SentRecord,
} from './sent-records.ts'

export { readSent }

/** What was sent by a form that stands in this page, in whose place its card is. */
export function findHere(records: readonly SentRecord[], form: FormName): SentRecord | undefined {
  const here = placeHere()
  return records.find((record) => record.form === form && record.place === here && !record.isHidden)
}

export type CardConfig = Pick<EnquiryConfig, 'locale' | 'texts' | 'messengers'>

interface CardProps {
  config: CardConfig
  record: SentRecord
}

/** In place of the form that it was sent by. */
export function InlineCard({ config, record }: CardProps) {
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
export function HiddenCards({ config }: { config: CardConfig }) {
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
export function Applied({ config, record }: CardProps) {
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

export function sentProps(words: Words, record: SentRecord) {
  return {
    sent: record,
    isFollowed: record.isFollowed,
    copy: <CopyLink words={words} record={record} />,
    onFollow: () => followSent(record.reference),
  }
}

function CopyLink({ words, record }: { words: Words; record: SentRecord }) {
  const [isCopied, setCopied] = useState(false)
  const { link } = record.facts
  if (!link || !('clipboard' in navigator)) return null
  return (
    <button
      type="button"
      className="link cursor-pointer py-2"
      onClick={() => {
        navigator.clipboard.writeText(window.location.origin + link).then(
          () => setCopied(true),
          () => undefined,
        )
      }}
    >
      <span role="status">{words(isCopied ? 'sentCard.copied' : 'sentCard.copy')}</span>
    </button>
  )
}

/** What a card is made of, once its words have come. */
export function useCard({ locale, texts, messengers }: CardConfig) {
  const times = useCallingTimes(locale)
  if (!times) return undefined
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    ...{ words: toWords(times.texts), texts, locale, messengers },
    offices: times.offices,
    origin: window.location.origin,
    reader: { now: Date.now(), timeZone },
  }
}
