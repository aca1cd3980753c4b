'use client'

import { useState } from 'react'
import { ClosedMeanwhile } from '#components/enquiries/closed-meanwhile.tsx'
import type { EnquiryOpening } from '#components/enquiries/enquiry-opening.ts'
import type { EnquirySetup } from '#components/enquiries/enquiry-setup.ts'
import { ApplyForm } from '#components/enquiries/form/apply-form.tsx'
import { CallbackForm } from '#components/enquiries/form/callback-form.tsx'
import { PriceForm } from '#components/enquiries/form/price-form.tsx'
import { WhatsAppForm } from '#components/enquiries/form/whatsapp-form.tsx'
import { Modal } from '#components/ui/modal/modal.tsx'
import { VacancyFactLines, VacancyParts } from './vacancy-summary.tsx'

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
      {opening.form === 'apply' && <VacancyParts vacancy={opening.vacancy} setup={setup} />}
    </Modal>
  )
}

function OpenedForm({ opening, setup, onClose }: EnquiryDialogProps) {
  const [openedAt] = useState(() => performance.now())
  const common = { view: setup, openedAt, hasOtherWays: true, onSent: onClose }
  switch (opening.form) {
    case 'callback': {
      const { candidate, type = candidate ? 'staff' : undefined } = opening
      const hasChats = setup.messengers !== undefined
      return <CallbackForm {...common} seeds={{ type, candidate }} hasChats={hasChats} />
    }
    case 'whatsapp':
      return <WhatsAppForm {...common} seeds={{ type: opening.type }} />
    case 'price': {
      const seeds = { position: opening.position, location: opening.country }
      const positions = setup.positions.map(({ title }) => title)
      return <PriceForm {...common} seeds={seeds} positions={positions} />
    }
    case 'apply':
      return <ApplyForm {...common} vacancyId={opening.vacancy.id} />
  }
}
