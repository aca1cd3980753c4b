import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import type { Rejection } from '#lib/api/send-enquiry-rejection'
import type { EnquiryContent } from '#lib/api/send-enquiry-request'
import type { EnquiryForm } from '#lib/domain/enquiry'
import { keepValues, openedValues, type Seeds } from '@/components/enquiries/draft/draft-values'
import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'
import {
  type EnquiryValues,
  FIELDS,
  type FieldName,
} from '@/components/enquiries/fields/form-values'
import { rejectionWords } from '@/components/enquiries/fields/rejection-words'
import { maskText } from '@/components/ui/masked-input-pattern'
import { PHONE_MASK } from '@/components/ui/phone-field-attributes'
import { preloadToaster, showToast } from '@/components/ui/toast'
import { enquirySchema } from './form-schemas'
import { chatOf } from './go-to-chat'
import { actionOf, type SubmitAction } from './submit-button'
import { submitEnquiry } from './submit-enquiry'
import { useKeptDraft } from './use-kept-draft'

export interface EnquiryFormOptions {
  setup: EnquirySetup
  seeds?: Seeds
  /** Of an application. */
  vacancyId?: string
  /** When the form came into view, in milliseconds of the epoch; absent: now. */
  openedAt?: number
  /** Goes on to a chat. */
  onLeave?: (href: string) => void
  /** The enquiry has been accepted. */
  onSent?: () => void
}

/** A second press that comes right after the answer is still the same wish. */
const REST_MS = 1_000

/** What the forms have in common: drafts, validation, sending, and what is said of the outcome. */
export function useEnquiryForm(form: EnquiryForm, options: EnquiryFormOptions) {
  const { setup, vacancyId, onLeave = leave, onSent } = options
  const { positions, texts } = setup
  const [opened] = useState(() => {
    const { seeds = {}, openedAt = Date.now() } = options
    const context = { form, seeds, positions, openedAt }
    return { context, values: openedValues(context) }
  })
  const fields = useForm<EnquiryValues, unknown, EnquiryContent>({
    resolver: zodResolver(enquirySchema(form, { required: texts.form.required, vacancyId })),
    defaultValues: opened.values,
    // The library goes by the order in which fields are made known, which is not that of the page.
    shouldFocusError: false,
  })
  const { control, register, handleSubmit, getValues, setValue, setError, setFocus } = fields
  const { errors } = useFormState({ control })
  useKeptDraft(fields, opened.context)
  const [sending, setSending] = useState<SubmitAction>()
  const [notice, setNotice] = useState('')
  const isBusy = useRef(false)

  async function handleFormSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const action = actionOf(event)
    const shown = new FormData(event.currentTarget)
    setNotice('')
    takeShown(shown)
    let isSent = false
    await handleSubmit(
      async (content) => {
        isSent = await send(content, action, String(shown.get('website') ?? ''))
      },
      (faults) => focusFirst((name) => name in faults),
    )()
    setTimeout(() => (isBusy.current = false), isSent ? REST_MS : 0)
  }

  /** What is sent is what the page shows: some autofill changes a field and tells nobody. */
  function takeShown(shown: FormData) {
    for (const name of FIELDS[form]) {
      const text = shown.get(name)
      if (typeof text !== 'string') continue
      const value = name === 'phone' ? maskText(PHONE_MASK, text) : text
      if (value !== getValues(name)) setValue(name, value)
    }
    keepValues(getValues(), opened.context)
  }

  async function send(content: EnquiryContent, action: SubmitAction, website: string) {
    setSending(action)
    preloadToaster().catch(() => undefined)
    const outcome = await submitEnquiry(content, setup, website)
    setSending(undefined)
    if (outcome.kind === 'unreachable') setNotice(texts.problems.unreachable)
    if (outcome.kind === 'rejected') showRejection(outcome)
    if (outcome.kind !== 'sent') return false

    const { summary, detail } = texts.sent
    const reference = detail.replace('{reference}', outcome.reference)
    showToast({ severity: 'success', summary, detail: reference })
    const chat = chatOf(content, action, setup)
    if (chat) onLeave(chat)
    onSent?.()
    return true
  }

  function showRejection(rejection: Rejection) {
    const words = rejectionWords(rejection, FIELDS[form], texts.problems.rejected)
    for (const { name, message } of words.fields) setError(name, { type: 'server', message })
    setNotice(words.notice)
    focusFirst((name) => words.fields.some((field) => field.name === name))
  }

  function focusFirst(isWanted: (name: FieldName) => boolean) {
    const first = FIELDS[form].find(isWanted)
    if (first) setFocus(first)
  }

  function field(name: FieldName) {
    return { ...register(name), error: errors[name]?.message }
  }

  return { control, sending, notice, field, handleFormSubmit }
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>

function leave(href: string): void {
  window.location.assign(href)
}
