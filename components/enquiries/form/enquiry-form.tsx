'use client'

import { useSyncExternalStore } from 'react'
import { OtherWays } from '#components/enquiries/dialog/other-ways.tsx'
import type { FormSource } from '#components/enquiries/enquiry-config.ts'
import { lazySentCards } from '#components/enquiries/lazy-parts.ts'
import { PromiseLine } from '#components/enquiries/promise/promise-line.tsx'
import { noneSent, sentStore } from '#components/enquiries/tab-state.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { WARNING } from '#components/ui/icon/icon-shapes.ts'
import { formAction } from '#lib/enquiries/flash.ts'
import { TICKED } from '#lib/enquiries/forms/definition.ts'
import { noJsPath, type SentName, sentFieldsOf } from '#lib/enquiries/forms/forms.ts'
import { FormButtons } from './form-buttons.tsx'
import { FormFields } from './form-fields.tsx'
import { ConsentBox, PrivacyNote } from './form-terms.tsx'
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form.ts'

interface EnquiryFormProps extends EnquiryFormOptions {
  /** The page that it stands in, for when it is sent without script. */
  source?: FormSource
  /** The titles of the staff pages, where a form asks for one. */
  positions?: readonly string[]
  /** Whether the site knows its messengers. */
  hasChats?: boolean
  /** It always says how else we can be reached, and not only when it was sent in vain. */
  hasOtherWays?: boolean
  /** Where it is sent without script, where that is not the address of all of its kind. */
  action?: string
}

/** Any of the forms, as it is defined. The server renders it, and it works without script. */
export function EnquiryForm({
  source,
  positions = [],
  hasChats = false,
  hasOtherWays = false,
  action,
  ...options
}: EnquiryFormProps) {
  const { form, view, vacancyId, flash, given } = options
  const { element, status, config, handleSubmit } = useEnquiryForm(options)
  const { locale, texts } = view
  const path = noJsPath(form, vacancyId)
  const isRefused = status.refused !== undefined
  const hidden: Partial<Record<SentName, string>> = {
    ...given,
    page: source?.title,
    // The page that it was sent from without script knows the campaign better than a cache.
    link: source && (flash?.values.link || source.url),
  }
  const cards = useSyncExternalStore(lazySentCards.subscribe, lazySentCards.get, noCards)
  const records = useSyncExternalStore(sentStore.subscribe, sentStore.get, noneSent)
  const sentHere = options.onSent ? undefined : cards?.findHere(records, form)
  const formElement = (
    <form
      ref={element}
      hidden={sentHere !== undefined}
      method="post"
      action={action ?? formAction(path, { locale })}
      onSubmit={handleSubmit}
      className="group/form @container grid gap-4"
    >
      <Honeypot />
      {sentFieldsOf(form).map(({ name }) => {
        const value = hidden[name]
        return value !== undefined && <input key={name} type="hidden" name={name} value={value} />
      })}
      <FormNotice text={status.flash} />
      <FormFields
        form={form}
        texts={texts}
        values={flash?.values}
        errors={status.errors}
        phoneHint={status.phoneHint}
        positions={positions}
        given={given}
      />
      <ConsentBox
        view={view}
        isTicked={flash?.values.consent === TICKED}
        error={status.consentError}
      />
      <FormNotice text={status.notice} />
      <FormButtons form={form} view={view} action={path} hasChats={hasChats} status={status} />
      {!isRefused && <PromiseLine locale={locale} vacancyId={vacancyId} />}
      {isRefused && config && <OtherWays config={config} form={form} isForward />}
      <p role="status" className="sr-only">
        {status.sending && texts.form.sending}
        {!status.sending && isRefused && (
          <>
            {texts.form.tryAgain}. {texts.otherWays}
            {config && `: ${config.phone}`}
          </>
        )}
      </p>
      <PrivacyNote view={view} />
      {hasOtherWays && !isRefused && config && <OtherWays config={config} form={form} />}
    </form>
  )
  return (
    <>
      {cards && sentHere && config && <cards.InlineCard config={config} record={sentHere} />}
      {formElement}
    </>
  )
}

const noCards = () => undefined

/** What is wrong with a form as a whole. */
function FormNotice({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 border-l-2 border-error py-1 pl-4 in-[.on-evergreen]:border-error-on-evergreen in-[.on-evergreen]:text-error-on-evergreen"
    >
      <Icon
        shape={WARNING}
        className="mt-1 size-5 shrink-0 text-error in-[.on-evergreen]:text-error-on-evergreen"
      />
      <span className="min-w-0">{text}</span>
    </p>
  )
}

/** A field that no person sees or reaches; whoever fills it in is likely a program. */
function Honeypot() {
  return (
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
    />
  )
}
