'use client'

import type { EnquiryOpening } from '@/components/enquiries/enquiry-opening'
import type { EnquirySetup } from '@/components/enquiries/enquiry-setup'
import { Modal } from '@/components/ui/modal'
import { ApplyForm } from './apply-form'
import { CallbackForm } from './callback-form'
import { OtherWays } from './other-ways'
import { PriceForm } from './price-form'
import { VacancyFactLines, VacancyParts } from './vacancy-summary'
import { WhatsAppForm } from './whatsapp-form'

interface EnquiryDialogProps {
  opening: EnquiryOpening
  setup: EnquirySetup
  onClose: () => void
}

/** A form in a window over the page. */
export function EnquiryDialog({ opening, setup, onClose }: EnquiryDialogProps) {
  const { texts } = setup
  const title = opening.form === 'apply' ? opening.vacancy.title : texts[opening.form].title
  const type = opening.form === 'apply' ? 'job' : 'staff'
  return (
    <Modal isOpen title={title} closeLabel={texts.close} onClose={onClose}>
      {opening.form === 'apply' && <VacancyFactLines vacancy={opening.vacancy} texts={texts} />}
      <p className="mb-5 text-muted [dl+&]:mt-5">{texts[opening.form].text}</p>
      <OpenedForm opening={opening} setup={setup} onClose={onClose} />
      <OtherWays setup={setup} type={type} />
      {opening.form === 'apply' && <VacancyParts vacancy={opening.vacancy} texts={texts} />}
    </Modal>
  )
}

function OpenedForm({ opening, setup, onClose }: EnquiryDialogProps) {
  const common = { setup, onSent: onClose }
  switch (opening.form) {
    case 'callback':
      return <CallbackForm {...common} seeds={{ type: opening.type }} />
    case 'whatsapp':
      return <WhatsAppForm {...common} seeds={{ type: opening.type }} />
    case 'price':
      return (
        <PriceForm {...common} seeds={{ position: opening.position, location: opening.country }} />
      )
    case 'apply':
      return <ApplyForm {...common} vacancyId={opening.vacancy.id} />
  }
}
