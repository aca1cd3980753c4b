'use client'

import { Button } from '#components/ui/button/button.tsx'
import { acceptCookies, type Consent, refuseCookies, useConsent } from './consent-store.ts'

interface ConsentControlClientProps {
  title: string
  /** What is said of each answer; `unknown` where no script can read it. */
  states: Record<Consent | 'unknown', string>
  accept: string
  refuse: string
  note?: string
}

/** Takes the same room whatever the answer is, so that nothing moves when it is known. */
export function ConsentControlClient(props: ConsentControlClientProps) {
  const { title, states, accept, refuse, note } = props
  const consent = useConsent()
  return (
    <section className="border-y border-rule py-6 print:hidden">
      <h2 className="text-h4">{title}</h2>
      {note && <p className="mt-2">{note}</p>}
      <p role="status" className="mt-2 min-h-[3lh] sm:min-h-[1lh]">
        {states[consent ?? 'unknown']}
      </p>
      <div className={`mt-4 grid w-fit gap-3 sm:grid-cols-2 ${consent ? '' : 'invisible'}`}>
        <Button tone="secondary" aria-pressed={consent === 'refused'} onClick={refuseCookies}>
          {refuse}
        </Button>
        <Button tone="secondary" aria-pressed={consent === 'accepted'} onClick={acceptCookies}>
          {accept}
        </Button>
      </div>
    </section>
  )
}
