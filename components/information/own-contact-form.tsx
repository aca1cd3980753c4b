'use client'
import { type SubmitEvent, useRef, useState } from 'react'
import { countryStore } from '#components/site/country/country-store.ts'
import { Button } from '#components/ui/button/button.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK_CIRCLE, INFO, X_CIRCLE } from '#components/ui/icon/icon-shapes.ts'
import {
  CONTACT_FIELD,
  COUNTRY_FIELD,
  type ContactAnswer,
} from '#lib/resources/information/model.ts'
import { toTelHref } from '#lib/text/phone.ts'

interface OwnContactFormProps {
  action: string
  maxLength: number
  /** Of head office, for whoever had better ask. */
  phone: { text: string; href: string }
  texts: { label: string; note: string; submit: string; failed: string }
}

const VERDICTS = { ours: CHECK_CIRCLE, other: X_CIRCLE, unclear: INFO }

type Said = Omit<ContactAnswer, 'title'> & { title?: string }

/** Asks whether a number, an address or a name is the agency's own; a form like any without script. */
export function OwnContactForm({ action, maxLength, phone, texts }: OwnContactFormProps) {
  const [isLoading, setIsLoading] = useState(false)
  const [said, setSaid] = useState<Said>()
  const asked = useRef<AbortController>(null)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const body = JSON.stringify({ ...fields, [COUNTRY_FIELD]: countryStore.get().slug })
    asked.current?.abort()
    const controller = new AbortController()
    asked.current = controller
    setIsLoading(true)
    const answer = await ask(action, body, controller.signal)
    if (controller.signal.aborted) return
    setSaid(answer ?? { is: 'unclear', text: texts.failed })
    setIsLoading(false)
  }

  return (
    <>
      <form
        method="post"
        action={action}
        onSubmit={handleSubmit}
        className="flex flex-wrap items-start gap-4 print:hidden"
      >
        <div className="basis-64 grow">
          <TextField
            name={CONTACT_FIELD}
            label={texts.label}
            hint={texts.note}
            maxLength={maxLength}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={() => setSaid(undefined)}
          />
        </div>
        <div>
          <Button type="submit" isLoading={isLoading}>
            {texts.submit}
          </Button>
        </div>
      </form>
      <div role="status" className="max-w-measure print:hidden">
        {said && (
          <div
            className={`mt-6 border-l-2 bg-sand px-4 py-4 ${shownAs(said) === 'ours' ? 'border-evergreen' : 'border-ember'}`}
            data-verdict={shownAs(said)}
          >
            {said.title && (
              <p className="flex items-center gap-2 text-h4">
                <Icon shape={VERDICTS[shownAs(said)]} className="size-6 shrink-0" />
                {said.title}
              </p>
            )}
            <p>{said.text}</p>
            <a href={phone.href} className="link inline-block py-2.5">
              {phone.text}
            </a>
            {said.office && (
              <p>
                {said.office.title}:{' '}
                <a href={toTelHref(said.office.phone)} className="link inline-block py-2.5">
                  {said.office.phone}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** What proves nothing is not to look as if it did. */
function shownAs({ is, isNoProof }: Said): Said['is'] {
  return isNoProof ? 'unclear' : is
}

const TIMEOUT_MS = 15_000

async function ask(action: string, body: string, signal: AbortSignal): Promise<Said | undefined> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return response.ok ? toSaid(await response.json()) : undefined
  } catch {
    return undefined
  }
}

function toSaid(answer: unknown): Said | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { is, title, text, isNoProof, office } = Object.assign(
    { is: '', title: '', text: '', isNoProof: false, office: undefined },
    answer,
  )
  const known = (['ours', 'other', 'unclear'] as const).find((one) => one === is)
  return known && typeof title === 'string' && typeof text === 'string'
    ? { is: known, title, text, isNoProof: isNoProof === true, office: toOffice(office) }
    : undefined
}

function toOffice(office: unknown): Said['office'] {
  const { title, phone } = Object.assign({ title: '', phone: '' }, office)
  return typeof title === 'string' && typeof phone === 'string' && phone
    ? { title, phone }
    : undefined
}
