'use client'

import { ClosedMeanwhile } from '@/components/enquiries/closed-meanwhile'
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
  const candidate = opening.form === 'callback' ? opening.candidate : undefined
  return (
    <Modal isOpen title={title} closeLabel={texts.close} onClose={onClose}>
      {opening.form === 'apply' && <VacancyFactLines vacancy={opening.vacancy} texts={texts} />}
      {candidate && (
        <p className="mb-2 font-serif text-lead">
          {texts.callback.candidate.replace('{name}', () => candidate)}
        </p>
      )}
      <p className="mb-5 text-muted">{texts[opening.form].text}</p>
      {opening.form === 'apply' && (
        <ClosedMeanwhile closesAt={opening.vacancy.closesAt} text={texts.apply.closedMeanwhile} />
      )}
      <OpenedForm opening={opening} setup={setup} onClose={onClose} />
      <OtherWays setup={setup} form={opening.form} />
      {opening.form === 'apply' && <VacancyParts vacancy={opening.vacancy} texts={texts} />}
    </Modal>
  )
}

function OpenedForm({ opening, setup, onClose }: EnquiryDialogProps) {
  const common = { setup, onSent: onClose }
  switch (opening.form) {
    case 'callback':
      return opening.candidate ? (
        <CallbackForm {...common} knownType="staff" />
      ) : (
        <CallbackForm {...common} seeds={{ type: opening.type }} />
      )
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
