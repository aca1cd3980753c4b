import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { addSent, placeHere } from '#components/enquiries/card/sent-records.ts'
import { keepValues, openedValues, type Seeds } from '#components/enquiries/draft/draft-values.ts'
import { onDraftDropped, readDraft } from '#components/enquiries/draft/drafts.ts'
import { startFillTime } from '#components/enquiries/draft/fill-time.ts'
import { readFields } from '#components/enquiries/draft/tab-draft.ts'
import type { EnquiryConfig } from '#components/enquiries/enquiry-config.ts'
import { attachMask } from '#components/ui/field/masked-input.tsx'
import { preloadToaster, showToast } from '#components/ui/toast/toaster.tsx'
import {
  type FieldName,
  type FieldValues,
  type FormName,
  fieldsOf,
  type GivenValues,
  initialValues,
} from '#lib/enquiries/forms/forms.ts'
import type { EnquiryContent } from '#lib/enquiries/send/send-enquiry.ts'
import { matterOf } from '#lib/enquiries/sent-facts.ts'
import { normalizePhone, PHONE_MASK } from '#lib/text/phone.ts'
import { enquirySchema } from './check-form.ts'
import {
  fieldElements,
  fillFields,
  findConsentBox,
  readHoneypot,
  readTerms,
} from './field-elements.ts'
import type { FormStatus } from './form-status.ts'
import { actionOf, rejectionWords, type SubmitAction } from './form-status.ts'
import { chatOf } from './go-to-chat.ts'
import { createPhoneCheck } from './phone-check.tsx'
import { type SubmitOutcome, submitEnquiry } from './submit-enquiry.ts'

export interface EngineOptions {
  element: HTMLFormElement
  form: FormName
  config: EnquiryConfig
  seeds: Seeds
  /** What is not the visitor's to fill in here: it is read, and never written. */
  given: GivenValues | undefined
  /** Of an application. */
  vacancyId: string | undefined
  /** When the form came into view, by the page's own clock. */
  openedAt: number
  /** It shows what a try without script left in it, which is newer than any draft. */
  hasFlash: boolean
  /** It stands in its page, where its card takes its place once it is sent. */
  isInline: boolean
  show: (change: Partial<FormStatus>) => void
  /** Goes on to a chat. */
  onLeave: (href: string) => void
  /** The enquiry has been accepted. */
  onSent: () => void
}

export interface EnquiryEngine {
  submit: (button: HTMLButtonElement | null) => Promise<void>
  stop: () => void
}

/** A second press that comes right after the response still means the first one. */
const REST_MS = 1_000

/**
 * Makes a form that stands in the page check, keep and send what is filled in. The fields stay the
 * ones that the server has rendered, and what they show is the truth: a form that were rendered
 * anew would lose what is typed or filled in meanwhile.
 */
export function startEngine(options: EngineOptions): EnquiryEngine {
  const { element, form, config, seeds, vacancyId, show } = options
  const { positions, texts, locale } = config
  const fillTime = startFillTime(options.openedAt, readDraft(form)?.filledMs)
  const draft = { form, seeds, positions, fillTime }
  const { required } = texts.form
  const fields = fieldsOf(form)
  const names = fields.map(({ name }) => name)
  const asked = fields.filter(({ name }) => options.given?.[name] === undefined)
  const askedNames = asked.map(({ name }) => name)
  const initial = initialValues(form)
  // It is told of values and never of elements, so that it writes into none.
  const control = createFormControl<FieldValues, unknown, EnquiryContent>({
    resolver: zodResolver(enquirySchema(form, { required, questionOf: () => question, vacancyId })),
    defaultValues: { ...initial },
    shouldFocusError: false,
  })
  const stop = new AbortController()
  let isTried = false
  let isBusy = false
  /** About the number, from the press of the button until it is another one. */
  let question: string | undefined

  fillIn()
  const masks = fieldElements(element, 'phone')
    .filter((field) => field instanceof HTMLInputElement)
    .map((field) => {
      const readWhole = (text: string) => normalizePhone(text, locale)
      const mask = attachMask(field, { mask: PHONE_MASK, readWhole })
      if (field !== document.activeElement) mask.apply()
      return mask
    })
  const phoneCheck = createPhoneCheck({
    ...{ config, vacancyId },
    read: () => readFields(element).phone,
    say: (phoneHint) => show({ phoneHint }),
    onTake(phone) {
      fillFields(element, { ...initial, phone }, ['phone'])
      const [field] = fieldElements(element, 'phone')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      field?.focus()
    },
  })
  keepTyped()
  phoneCheck.advise()
  for (const name of ['input', 'change']) {
    element.addEventListener(name, handleInput, { signal: stop.signal })
  }
  const endErrors = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      show({
        errors: Object.fromEntries(fields.map(({ name }) => [name, errors[name]?.message])),
      }),
  })
  const endDrops = onDraftDropped((dropped) => dropped === form && empty())

  return {
    submit,
    stop() {
      stop.abort()
      for (const { detach } of masks) detach()
      endErrors()
      endDrops()
      phoneCheck.stop()
    },
  }

  /** Fields that still show what they began with get what is known better. */
  function fillIn() {
    if (options.hasFlash) return
    const [shown, opened] = [readFields(element), openedValues(draft)]
    const isUntouched = (name: FieldName) => shown[name] === initial[name]
    fillFields(element, opened, askedNames.filter(isUntouched))
  }

  /** What was typed before the script came is kept as what comes later. */
  function keepTyped() {
    const [values, opened] = [readFields(element), openedValues(draft)]
    if (askedNames.some((name) => values[name] !== opened[name])) keepValues(values, draft)
  }

  function handleInput({ target }: Event) {
    if (target === findConsentBox(element)) show({ consentError: undefined })
    const name = names.find(
      (known) => target instanceof Element && target.getAttribute('name') === known,
    )
    if (!name) return
    const values = readFields(element)
    keepValues(values, draft)
    if (name === 'phone') {
      question = undefined
      phoneCheck.advise()
    }
    if (isTried) control.setValue(name, values[name], { shouldValidate: true })
  }

  async function submit(button: HTMLButtonElement | null) {
    if (isBusy) return
    isBusy = true
    for (const { apply } of masks) apply()
    const sent = phoneCheck.ask()
    question = sent.question
    fillFields(element, { ...initial, phone: sent.phone }, ['phone'])
    const values = readFields(element)
    keepValues(values, draft)
    show({ flash: '', notice: '' })
    isTried = true
    for (const name of names) control.setValue(name, values[name])
    let isSent = false
    const unticked = findConsentBox(element, 'unticked')
    show({ consentError: unticked && config.terms.consent?.required })
    await control.handleSubmit(
      async (content) => {
        if (unticked) {
          show({ refused: undefined })
          unticked.focus()
        } else {
          isSent = await send(content, actionOf(button))
        }
      },
      (faults) => {
        show({ refused: undefined })
        // Who sends it again to mend something else has not said that the number is right.
        if (question && !unticked && Object.keys(faults).length === 1) phoneCheck.takeNext()
        focusFirst((name) => name in faults)
      },
    )()
    setTimeout(() => (isBusy = false), isSent ? REST_MS : 0)
  }

  async function send(content: EnquiryContent, action: SubmitAction) {
    show({ sending: action })
    preloadToaster().catch(() => undefined)
    const outcome = await submitEnquiry(content, config, {
      website: readHoneypot(element),
      elapsedMs: fillTime(),
      ...readTerms(element),
    })
    const isRefused = outcome.kind === 'failed' || outcome.kind === 'unreachable'
    show({ sending: undefined, refused: isRefused ? action : undefined })
    showProblem(outcome)
    if (isRefused) requestAnimationFrame(showAgain)
    if (outcome.kind !== 'sent') return false

    const { summary, detail } = texts.sent
    const reference = detail.replace('{reference}', outcome.reference)
    showToast({ severity: 'success', summary, detail: reference })
    addSent({
      ...{ form, reference: outcome.reference, facts: outcome.facts },
      matter: matterOf(form, content.fields),
      place: options.isInline ? placeHere() : undefined,
      phone: content.fields.phone,
      candidate: seeds.candidate,
      vacancyId,
    })
    const chat = chatOf(content, action, config)
    if (chat) options.onLeave(chat)
    options.onSent()
    return true
  }

  /** Whatever came into view below it, the button that tries again stays in sight. */
  function showAgain() {
    element.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
  }

  function showProblem(outcome: SubmitOutcome) {
    if (outcome.kind === 'unreachable') show({ notice: texts.problems.unreachable })
    if (outcome.kind !== 'rejected') return
    const box = findConsentBox(element)
    const { consent, ...others } = outcome.fields
    const shown = box && consent ? { ...outcome, fields: others } : outcome
    const words = rejectionWords(shown, asked, shown === outcome ? texts.problems.rejected : '')
    for (const { name, message } of words.fields) {
      control.setError(name, { type: 'server', message })
    }
    show({ notice: words.notice, consentError: box && consent })
    if (words.fields.length === 0 && consent) box?.focus()
    focusFirst((name) => words.fields.some((field) => field.name === name))
  }

  function focusFirst(isWanted: (name: FieldName) => boolean) {
    const first = names.find(isWanted)
    if (first) fieldElements(element, first)[0]?.focus()
  }

  /** The draft has been sent, by this form or by another of its kind. */
  function empty() {
    isTried = false
    fillFields(element, initial, askedNames)
    const box = findConsentBox(element)
    if (box) box.checked = false
    control.reset({ ...initial })
    show({
      flash: '',
      notice: '',
      errors: {},
      consentError: undefined,
      phoneHint: undefined,
      refused: undefined,
    })
  }
}
