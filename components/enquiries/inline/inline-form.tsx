'use client'

import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'
import { ApplyForm } from '@/components/enquiries/form/apply-form'
import { CallbackForm } from '@/components/enquiries/form/callback-form'
import { PriceForm } from '@/components/enquiries/form/price-form'
import { WhatsAppForm } from '@/components/enquiries/form/whatsapp-form'
import type { InlineFormKind } from './inline-kind'

interface InlineFormProps {
  kind: InlineFormKind
  setup: EnquirySetup
}

/** A form that stands in a page. */
export function InlineForm({ kind, setup }: InlineFormProps) {
  // It has stood in the page since that was opened.
  const common = { setup, openedAt: Math.round(performance.timeOrigin) }
  switch (kind.form) {
    case 'callback':
      return <CallbackForm {...common} />
    case 'price':
      return <PriceForm {...common} />
    case 'whatsapp':
      return <WhatsAppForm {...common} />
    case 'apply':
      return <ApplyForm {...common} vacancyId={kind.vacancyId} />
  }
}
