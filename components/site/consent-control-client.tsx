'use client'

import { Button } from '@/components/ui/button'
import { giveConsent, withdrawConsent } from './consent-store'
import { useConsent } from './use-consent'

interface ConsentControlClientProps {
  texts: Record<'title' | 'unknown' | 'accepted' | 'refused' | 'withdraw' | 'accept', string>
}

/** Takes the same room whatever the answer is, so that nothing moves when it is known. */
export function ConsentControlClient({ texts }: ConsentControlClientProps) {
  const isGiven = useConsent()
  const state = isGiven === undefined ? 'unknown' : isGiven ? 'accepted' : 'refused'
  return (
    <section className="border-y border-rule py-6 print:hidden">
      <h2 className="text-h4">{texts.title}</h2>
      <p role="status" className="mt-2 min-h-[3lh] sm:min-h-[1lh]">
        {texts[state]}
      </p>
      <div className={`mt-4 ${isGiven === undefined ? 'invisible' : ''}`}>
        <Button tone="secondary" onClick={isGiven ? withdrawConsent : giveConsent}>
          {isGiven ? texts.withdraw : texts.accept}
        </Button>
      </div>
    </section>
  )
}
