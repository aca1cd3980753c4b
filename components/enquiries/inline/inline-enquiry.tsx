'use client'

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { inlinePart, setupStore } from '@/components/enquiries/enquiry-parts'
import { type FocusPlace, findFocus, putFocus } from './inline-focus'
import type { InlineFormKind } from './inline-kind'
import { onWish } from './inline-wish'

interface InlineEnquiryProps {
  kind: InlineFormKind
  /** The same form without script, which stands here until it is wanted. */
  children: ReactNode
}

const LOOK_AGAIN_MS = 50
const nothing = () => undefined

/** A form in a page, which gets its script in place when it is wanted. */
export function InlineEnquiry({ kind, children }: InlineEnquiryProps) {
  const place = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)
  const isLeft = useRef(false)
  /** The value of the button by which the form was sent before its script came. */
  const pressed = useRef<string>(undefined)
  const [takeover, setTakeover] = useState<{ focus: FocusPlace | undefined }>()
  const setup = useSyncExternalStore(setupStore.subscribe, setupStore.get, nothing)
  const part = useSyncExternalStore(inlinePart.subscribe, inlinePart.get, nothing)

  const handleWish = useEffectEvent(() => {
    takeOver().catch(nothing)
  })

  useEffect(() => {
    const element = place.current
    const form = element?.querySelector('form')
    // The browser's own complaints are for those without script.
    if (form) form.noValidate = true
    return element ? onWish(element, handleWish) : undefined
  }, [])

  useLayoutEffect(() => {
    if (takeover?.focus && place.current) putFocus(place.current, takeover.focus)
  }, [takeover])

  useEffect(() => {
    if (!takeover || pressed.current === undefined) return
    const buttons = place.current?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? []
    const same = [...buttons].find(({ value }) => value === pressed.current)
    same?.form?.requestSubmit(same)
  }, [takeover])

  async function takeOver() {
    const { keepTyped } = await inlinePart.load()
    // Nothing is taken away from under a finger or a composition.
    while (isComposing.current || place.current?.matches(':active')) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    const form = place.current?.querySelector('form')
    const known = setupStore.get()
    if (!form || !known) throw new Error('there is no form to take over')
    keepTyped(form, kind.form, known)
    setTakeover((before) => before ?? { focus: findFocus(form) })
  }

  function handleSubmit(event: FormEvent<HTMLElement>) {
    const { target: form, nativeEvent } = event
    if (takeover || isLeft.current || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : ''
    takeOver().catch(() => {
      isLeft.current = true
      form.noValidate = false
      form.requestSubmit(submitter)
    })
  }

  return (
    <div
      ref={place}
      onSubmit={handleSubmit}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
    >
      {takeover && setup && part ? <part.InlineForm kind={kind} setup={setup} /> : children}
    </div>
  )
}
