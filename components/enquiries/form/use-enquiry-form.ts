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
import { hasDraft, keepUnscriptedDraft, readFields } from '#components/enquiries/draft/tab-draft.ts'
import type { FormView, SiteConfig } from '#components/enquiries/enquiry-config.ts'
import { configStore } from '#components/enquiries/enquiry-config.ts'
import { lazyEngine, lazySentCards } from '#components/enquiries/lazy-parts.ts'
import { canReachSite } from '#components/enquiries/site-reach.ts'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import {
  type FormName,
  fieldsOf,
  type GivenValues,
  initialValues,
} from '#lib/enquiries/forms/forms.ts'
import type { EngineOptions, EnquiryEngine } from './enquiry-engine.ts'
import { actionOf, type FormStatus, firstStatus } from './form-status.ts'
import { onIntent } from './intent.ts'

export interface EnquiryFormOptions {
  form: FormName
  view: FormView
  /** Of an application. */
  vacancyId?: string
  /** What became of it when it was sent without script. */
  flash?: EnquiryFlash
  /** What it is opened with. */
  seeds?: Seeds
  /** What is chosen in the letter above it, and sent along unseen. */
  given?: GivenValues
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
  const { form, view, flash, vacancyId, given } = options
  const { texts } = view
  const element = useRef<HTMLFormElement>(null)
  const engine = useRef<EnquiryEngine>(undefined)
  /** By which it was sent before there was anything that could send it. */
  const pressed = useRef<{ button: HTMLButtonElement | null }>(undefined)
  const isLeft = useRef(false)
  const [status, setStatus] = useState(() => firstStatus(flash, form, texts))
  const known = useSyncExternalStore(configStore.subscribe, configStore.get, nothing)
  const startEngine = useSyncExternalStore(lazyEngine.subscribe, lazyEngine.get, nothing)
  // After a change of the language the page's host has yet to tell.
  const site = known?.locale === view.locale ? known : undefined

  function show(change: Partial<FormStatus>) {
    setStatus((before) => ({ ...before, ...change }))
  }

  const optionsOf = useEffectEvent(
    (elementNow: HTMLFormElement, siteNow: SiteConfig): EngineOptions => ({
      element: elementNow,
      form,
      config: { ...siteNow, ...view },
      seeds: options.seeds ?? {},
      given,
      vacancyId,
      openedAt: options.openedAt ?? 0,
      hasFlash: flash !== undefined,
      show,
      onLeave: options.onLeave ?? leave,
      isInline: options.onSent === undefined,
      onSent: () => {
        lazySentCards.preload()
        options.onSent?.()
      },
    }),
  )

  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    // The browser's own complaints are for those without script.
    place.noValidate = true
    if (hasDraft(form)) lazyEngine.preload()
    const endIntent = onIntent(place, lazyEngine.preload)
    window.addEventListener('pagehide', keepUnscripted)
    return () => {
      endIntent()
      window.removeEventListener('pagehide', keepUnscripted)
      keepUnscripted()
    }

    /** The page is left before there was anything that could keep what is typed. */
    function keepUnscripted() {
      const initial = initialValues(form)
      const values = place ? readFields(place) : initial
      const isTyped = fieldsOf(form).some(({ name }) => values[name] !== initial[name])
      if (isTyped && place?.dataset.scripted === undefined) keepUnscriptedDraft(form, values)
    }
  }, [form])

  useLayoutEffect(() => {
    if (!element.current || !site || !startEngine) return undefined
    const started = startEngine(optionsOf(element.current, site))
    engine.current = started
    element.current.dataset.scripted = ''
    if (pressed.current) void started.submit(pressed.current.button)
    pressed.current = undefined
    return () => {
      engine.current = undefined
      started.stop()
    }
  }, [site, startEngine])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isLeft.current || !site) return
    event.preventDefault()
    const button = pressedButton(event)
    if (engine.current) {
      void engine.current.submit(button)
      return
    }
    pressed.current = { button }
    lazyEngine.load().catch(() => sendWithoutScript(button))
  }

  /** What sends it cannot be had. Offline, the browser would put its own page in place of this one. */
  async function sendWithoutScript(button: HTMLButtonElement | null) {
    pressed.current = undefined
    if (await canReachSite()) {
      isLeft.current = true
      if (element.current) element.current.noValidate = false
      element.current?.requestSubmit(button)
    } else {
      show({ notice: texts.problems.unreachable, refused: actionOf(button) })
    }
  }

  return { element, status, config: site && { ...site, ...view }, handleSubmit }
}

function leave(href: string): void {
  window.location.assign(href)
}

/** The button that was pressed; with Enter it is the first one. */
function pressedButton({ nativeEvent }: FormEvent): HTMLButtonElement | null {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter : null
}
