import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Seeds } from '#components/enquiries/draft/draft-values.ts'
import { hasDraft, keepPlainDraft, readFields } from '#components/enquiries/draft/tab-draft.ts'
import { enginePart } from '#components/enquiries/engine-part.ts'
import type { EnquirySetup, FormView } from '#components/enquiries/enquiry-setup.ts'
import { setupStore } from '#components/enquiries/setup-store.ts'
import { canReachSite } from '#components/enquiries/site-reach.ts'
import { type FormName, fieldsOf, initialValues } from '#lib/enquiries/forms/forms.ts'
import type { EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import type { EngineOptions, EnquiryEngine } from './enquiry-engine.ts'
import { type FormStatus, firstStatus } from './form-status.ts'
import { onWish } from './form-wish.ts'
import { actionOf, pressedButton } from './submit-button.ts'

export interface EnquiryFormOptions {
  form: FormName
  view: FormView
  /** Of an application. */
  vacancyId?: string
  /** What became of it when it was sent without script. */
  answer?: EnquiryAnswer
  /** What it is opened with. */
  seeds?: Seeds
  /** When it came into view, by the page's own clock; absent: with the page. */
  openedAt?: number
  onLeave?: (href: string) => void
  onSent?: () => void
}

const nothing = () => undefined

/**
 * A form that works without script, and gets the rest when it is wanted: what checks, keeps and
 * sends it is loaded then, and takes hold of the fields that stand there already.
 */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { form, view, answer, vacancyId } = options
  const { texts } = view
  const element = useRef<HTMLFormElement>(null)
  const engine = useRef<EnquiryEngine>(undefined)
  /** By which it was sent before there was anything that could send it. */
  const pressed = useRef<{ button: HTMLButtonElement | null }>(undefined)
  const isLeft = useRef(false)
  const [status, setStatus] = useState(() => firstStatus(answer, form, texts))
  const known = useSyncExternalStore(setupStore.subscribe, setupStore.get, nothing)
  const startEngine = useSyncExternalStore(enginePart.subscribe, enginePart.get, nothing)
  // After a change of the language the page's host has yet to tell.
  const setup = known?.locale === view.locale ? known : undefined

  function show(change: Partial<FormStatus>) {
    setStatus((before) => ({ ...before, ...change }))
  }

  const optionsOf = useEffectEvent(
    (elementNow: HTMLFormElement, setupNow: EnquirySetup): EngineOptions => ({
      element: elementNow,
      form,
      setup: setupNow,
      seeds: options.seeds ?? {},
      vacancyId,
      openedAt: options.openedAt ?? 0,
      isAnswer: answer !== undefined,
      show,
      onLeave: options.onLeave ?? leave,
      onSent: () => options.onSent?.(),
    }),
  )

  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    // The browser's own complaints are for those without script.
    place.noValidate = true
    if (hasDraft(form)) enginePart.preload()
    const endWish = onWish(place, enginePart.preload)
    window.addEventListener('pagehide', keepUnscripted)
    return () => {
      endWish()
      window.removeEventListener('pagehide', keepUnscripted)
      keepUnscripted()
    }

    /** The page is left before there was anything that could keep what is typed. */
    function keepUnscripted() {
      const initial = initialValues(form)
      const values = place ? readFields(place) : initial
      const isTyped = fieldsOf(form).some(({ name }) => values[name] !== initial[name])
      if (isTyped && place?.dataset.scripted === undefined) keepPlainDraft(form, values)
    }
  }, [form])

  useLayoutEffect(() => {
    if (!element.current || !setup || !startEngine) return undefined
    const started = startEngine(optionsOf(element.current, setup))
    engine.current = started
    element.current.dataset.scripted = ''
    if (pressed.current) void started.submit(pressed.current.button)
    pressed.current = undefined
    return () => {
      engine.current = undefined
      started.stop()
    }
  }, [setup, startEngine])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isLeft.current || !setup) return
    event.preventDefault()
    const button = pressedButton(event)
    if (engine.current) {
      void engine.current.submit(button)
      return
    }
    pressed.current = { button }
    enginePart.load().catch(() => sendPlainly(button))
  }

  /** What sends it cannot be had. Offline, the browser would put its own page in place of this one. */
  async function sendPlainly(button: HTMLButtonElement | null) {
    pressed.current = undefined
    if (await canReachSite()) {
      isLeft.current = true
      if (element.current) element.current.noValidate = false
      element.current?.requestSubmit(button)
    } else {
      show({ notice: texts.problems.unreachable, refused: actionOf(button) })
    }
  }

  return { element, status, setup, handleSubmit }
}

function leave(href: string): void {
  window.location.assign(href)
}
