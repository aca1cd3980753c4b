import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { useCallingTimes } from '#components/enquiries/promise/calling-times.ts'
import { sentStore } from '#components/enquiries/tab-state.ts'
import { Button } from '#components/ui/button/button.tsx'
import type { FormName } from '#lib/enquiries/forms/forms.ts'
import { toWords, type Words } from '#lib/enquiries/words.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import { callOf, SentCard, SentDetails } from './sent-card.tsx'
import {
  dismissSent,
  followSent,
  forgetWithdrawn,
  readSent,
  type SentRecord,
} from './sent-records.ts'

export { readSent }

/** The path of this page without its language. */
function placeHere(): string {
  return splitLocale(window.location.pathname).path
}

/** What was sent by a form that stands in this page, in whose place its card is. */
export function findHere(records: readonly SentRecord[], form: FormName): SentRecord | undefined {
  const here = placeHere()
  return records.find((record) => record.form === form && record.place === here)
}

type CardConfig = Pick<EnquiryConfig, 'locale' | 'texts' | 'messengers'>

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
      <div className="mt-4">
        <Button tone="quiet" onClick={() => dismissSent(record.reference)}>
          {words('sentCard.again')}
        </Button>
      </div>
    </div>
  )
}

/** The form that had the focus has gone: a reader is not to start from the top again. */
function useTakenFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place])
}

/** Beside the page, for what was sent from a window or from another page. */
export function FixedCard({ config }: { config: CardConfig }) {
  const records = useSyncExternalStore(sentStore.subscribe, sentStore.get)
  const pathname = usePathname()
  const [chosen, setChosen] = useState<string>()
  const [openOn, setOpenOn] = useState<string>()
  const card = useCard(config)
  useEffect(() => {
    const forget = () => void forgetWithdrawn(sentStore.get())
    forget()
    // Back from its page the browser may show this one as it was left.
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [])
  const here = placeHere()
  const shown = records.filter(({ place }) => place !== here)
  const record = shown.find(({ reference }) => reference === chosen) ?? shown[0]
  if (!card || !record) return null
  const { words } = card
  const { reference } = record
  const isOpen = openOn === pathname
  const others = shown.filter((other) => other !== record)
  const heading = words('sentCard.heading', { reference })
  return (
    <aside
      aria-label={heading}
      className="fixed inset-x-(--spacing-gutter) bottom-4 z-15 max-h-[min(80dvh,100dvh-6rem)] overflow-y-auto border border-field bg-paper px-4 max-sm:[body:has([data-toast])_&]:invisible sm:left-auto sm:w-96 print:hidden [body:has([data-cookie-banner])_&]:bottom-24 [body:has([data-cookie-banner])_&]:max-h-[min(80dvh,100dvh-11rem)]"
    >
      <div className="sticky top-0 flex flex-wrap items-center gap-x-4 bg-paper text-small">
        <p className="mr-auto font-medium">{heading}</p>
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          onClick={() => setOpenOn(isOpen ? undefined : pathname)}
        >
          {words(isOpen ? 'sentCard.less' : 'sentCard.details')}
        </Button>
        <div className={isOpen ? undefined : 'max-sm:hidden'}>
          <Button tone="quiet" onClick={() => dismissSent(reference)}>
            {words('sentCard.dismiss')}
          </Button>
        </div>
      </div>
      {/* On a phone one line, until more is asked for. */}
      {!record.isFollowed && (
        <p className={`pb-4 ${isOpen ? '' : 'max-sm:hidden'}`}>
          {callOf({ ...card, sent: record })}
        </p>
      )}
      {isOpen && (
        <div className="grid gap-4 pb-4">
          <SentDetails {...card} {...sentProps(words, record)} />
        </div>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
          {words('sentCard.others')}
          {others.map((other) => (
            <Button key={other.reference} tone="quiet" onClick={() => setChosen(other.reference)}>
              {other.reference}
            </Button>
          ))}
        </p>
      )}
    </aside>
  )
}

function sentProps(words: Words, record: SentRecord) {
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
function useCard({ locale, texts, messengers }: CardConfig) {
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
