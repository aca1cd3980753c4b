import { Button } from '#components/ui/button/button.tsx'
import { unopenedStore } from './enquiry-opening.ts'
import type { EnquirySetup } from './enquiry-setup.ts'

/** Says that a form cannot be opened without a connection, and which way is left. */
export function UnopenedNote({ setup: { texts, phone, phoneHref } }: { setup: EnquirySetup }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl border border-l-2 border-field border-l-error bg-paper p-4 print:hidden"
    >
      <p>
        {texts.problems.unopened}{' '}
        <a href={phoneHref} className="link">
          {phone}
        </a>
      </p>
      <Button tone="quiet" onClick={() => unopenedStore.set(false)}>
        {texts.close}
      </Button>
    </div>
  )
}
