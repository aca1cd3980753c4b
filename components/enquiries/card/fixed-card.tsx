import { usePathname } from 'next/navigation'
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { sentStore } from '#components/enquiries/tab-state.ts'
import { Button } from '#components/ui/button/button.tsx'
import { type CardConfig, sentProps, useCard } from './card-parts.tsx'
import { callOf, SentDetails } from './sent-card.tsx'
import {
  dismissSent,
  forgetWithdrawn,
  openCardStore,
  placeHere,
  restoreSent,
} from './sent-records.ts'

/** Above and below it; with the bar of the page's next step it stands above that. */
const DISTANCES_REM = { alone: 2, withStep: 5 } as const

/** Beside the page, for what was sent from a window or from another page. */
export function FixedCard({ config }: { config: CardConfig }) {
  const records = useSyncExternalStore(sentStore.subscribe, sentStore.get)
  const openOn = useSyncExternalStore(openCardStore.subscribe, openCardStore.get)
  const pathname = usePathname()
  const bar = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  /** It can be had back at once as long as this page is shown. */
  const [dismissed, setDismissed] = useState<{ reference: string; on: string }>()
  const card = useCard(config)
  useEffect(() => {
    const forget = () => void forgetWithdrawn(sentStore.get())
    forget()
    // Back from its page the browser may show this one as it was left.
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [])
  const here = placeHere()
  const undone = records.find(
    ({ reference, isHidden }) =>
      isHidden && dismissed?.reference === reference && dismissed.on === pathname,
  )
  const shown = records.filter(({ place, isHidden }) => place !== here && !isHidden)
  const record = undone ?? shown.find(({ reference }) => reference === chosen) ?? shown[0]
  useRoomFor(bar, pathname, Boolean(card && record))
  if (!card || !record) return null
  const { words } = card
  const { reference, facts } = record
  const isOpen = openOn === here && !undone
  const others = shown.filter((other) => other !== record)
  const heading = words(undone ? 'sentCard.hidden' : 'sentCard.heading', { reference })
  return (
    <aside
      aria-label={words('sentCard.heading', { reference })}
      className="fixed inset-x-(--spacing-gutter) bottom-4 z-15 max-h-[60dvh] overflow-y-auto border border-field bg-paper px-4 [body:has([data-shown])_&]:bottom-16 sm:left-auto sm:w-96 print:hidden [body:has([data-cookie-banner])_&]:bottom-24"
    >
      <div
        ref={bar}
        className="sticky top-0 flex flex-wrap items-center gap-x-4 bg-paper text-small"
      >
        <p className="mr-auto font-medium">{heading}</p>
        {undone ? (
          <Button
            tone="quiet"
            ref={(button) => button?.focus({ preventScroll: true })}
            onClick={() => restoreSent(reference)}
          >
            {words('sentCard.undo')}
          </Button>
        ) : (
          <>
            <Button
              tone="quiet"
              aria-expanded={isOpen}
              onClick={() => openCardStore.set(isOpen ? undefined : here)}
            >
              {words(isOpen ? 'sentCard.less' : 'sentCard.details')}
            </Button>
            <div className={isOpen ? undefined : 'max-sm:hidden'}>
              <Button
                tone="quiet"
                onClick={() => {
                  setDismissed({ reference, on: pathname })
                  dismissSent(reference)
                }}
              >
                {words('sentCard.dismiss')}
              </Button>
            </div>
          </>
        )}
      </div>
      {/* On a phone one line, until more is asked for. */}
      {!undone && (
        <p className={`pb-4 ${isOpen ? '' : 'max-sm:hidden'}`}>
          {record.isFollowed ? (
            // Another time may have been asked for since: its page knows.
            <a href={facts.link} target="_self" rel="noreferrer" className="link">
              {words('sentCard.seeWhen')}
            </a>
          ) : (
            callOf({ ...card, sent: record })
          )}
        </p>
      )}
      {isOpen && (
        <div className="grid gap-4 pb-4">
          <SentDetails {...card} {...sentProps(words, record)} />
        </div>
      )}
      {!undone && others.length > 0 && (
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

/** As much as the line and its distances take at the end of the page is left free there. */
function useRoomFor(bar: RefObject<HTMLElement | null>, pathname: string, hasRoom: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read here, but each page has a step bar of its own or none, so the room is measured anew on each
  useLayoutEffect(() => {
    if (!hasRoom) return undefined
    const { body, documentElement: root } = document
    const distance = document.querySelector('[data-step-bar]') ? 'withStep' : 'alone'
    const room = `calc(${bar.current?.offsetHeight ?? 0}px + ${DISTANCES_REM[distance]}rem)`
    body.style.paddingBottom = room
    root.style.scrollPaddingBottom = `calc(${room} + 3.5rem)`
    return () => {
      body.style.paddingBottom = ''
      root.style.scrollPaddingBottom = ''
    }
  }, [bar, pathname, hasRoom])
}
