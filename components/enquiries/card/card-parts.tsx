import { useState } from 'react'
import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { useCallingTimes } from '#components/enquiries/promise/calling-times.ts'
import { toWords, type Words } from '#lib/enquiries/words.ts'
import { followSent, type SentRecord } from './sent-records.ts'

export type CardConfig = Pick<EnquiryConfig, 'locale' | 'texts' | 'messengers'>

/** What each card is given of what was sent. */
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
