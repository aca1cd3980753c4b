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
  switch (kind.form) {
    case 'callback':
      return <CallbackForm setup={setup} />
    case 'price':
      return <PriceForm setup={setup} />
    case 'whatsapp':
      return <WhatsAppForm setup={setup} />
    case 'apply':
      return <ApplyForm setup={setup} vacancyId={kind.vacancyId} />
  }
}
