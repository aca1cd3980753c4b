import type { ReactNode } from 'react'
import type { EnquiryAnswer } from '#lib/domain/enquiry-answer'
import type { EnquiryTexts } from '@/components/enquiries/enquiry-setup'
import { InlineEnquiry } from '@/components/enquiries/inline/inline-enquiry'
import type { InlineFormKind } from '@/components/enquiries/inline/inline-kind'
import { Icon } from '@/components/ui/icon'
import { CHECK_CIRCLE } from '@/components/ui/icon-shapes'

interface AnsweredFormProps {
  kind: InlineFormKind
  texts: EnquiryTexts
  /** What became of this form when it was sent without script. */
  answer: EnquiryAnswer | undefined
  children: ReactNode
}

/** A form, or the thanks for it; one that comes back with its faults is left as it is. */
export function AnsweredForm({ kind, texts, answer, children }: AnsweredFormProps) {
  if (answer?.outcome === 'accepted') return <SentNote texts={texts} reference={answer.reference} />
  if (answer) return children
  return <InlineEnquiry kind={kind}>{children}</InlineEnquiry>
}

function SentNote({ texts, reference = '' }: { texts: EnquiryTexts; reference?: string }) {
  const { summary, detail } = texts.sent
  return (
    <div role="status" className="flex items-start gap-3 border-l-2 border-success py-1 pl-4">
      <Icon shape={CHECK_CIRCLE} className="mt-1 size-5 shrink-0 text-success" />
      <div>
        <p className="font-medium">{summary}</p>
        {reference && <p>{detail.replace('{reference}', reference)}</p>}
      </div>
    </div>
  )
}
