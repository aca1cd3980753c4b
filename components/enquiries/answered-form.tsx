import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK_CIRCLE } from '#components/ui/icon/icon-shapes.ts'
import type { EnquiryAnswer } from '#lib/enquiries/no-js-response.ts'
import type { EnquiryTexts } from './enquiry-config.ts'

interface AnsweredFormProps {
  texts: EnquiryTexts
  /** What became of this form when it was sent without script. */
  answer: EnquiryAnswer | undefined
  children: ReactNode
}

/** A form, or the thanks for it. */
export function AnsweredForm({ texts, answer, children }: AnsweredFormProps) {
  if (answer?.outcome !== 'accepted') return children
  const { summary, detail } = texts.sent
  return (
    <div role="status" className="flex items-start gap-3 border-l-2 border-success py-1 pl-4">
      <Icon shape={CHECK_CIRCLE} className="mt-1 size-5 shrink-0 text-success" />
      <div>
        <p className="font-medium">{summary}</p>
        {answer.reference && <p>{detail.replace('{reference}', answer.reference)}</p>}
      </div>
    </div>
  )
}
