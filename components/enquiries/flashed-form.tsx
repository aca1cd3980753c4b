import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK_CIRCLE } from '#components/ui/icon/icon-shapes.ts'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import type { EnquiryTexts } from './enquiry-config.ts'

interface FlashedFormProps {
  texts: EnquiryTexts
  /** What became of this form when it was sent without script. */
  flash: EnquiryFlash | undefined
  children: ReactNode
}

/** A form, or the thanks for it. */
export function FlashedForm({ texts, flash, children }: FlashedFormProps) {
  if (flash?.outcome !== 'accepted') return children
  const { summary, detail } = texts.sent
  return (
    <div role="status" className="flex items-start gap-3 border-l-2 border-success py-1 pl-4">
      <Icon shape={CHECK_CIRCLE} className="mt-1 size-5 shrink-0 text-success" />
      <div>
        <p className="font-medium">{summary}</p>
        {flash.reference && <p>{detail.replace('{reference}', flash.reference)}</p>}
      </div>
    </div>
  )
}
