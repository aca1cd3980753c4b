'use client'

import { useState } from 'react'
import { ClosedMeanwhile } from '#components/enquiries/closed-meanwhile.tsx'
import type { Seeds } from '#components/enquiries/draft/draft-values.ts'
import type { EnquiryOpening } from '#components/enquiries/enquiry-opening.ts'
import type { EnquirySetup } from '#components/enquiries/enquiry-setup.ts'
import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
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
  return (
    <EnquiryForm
      form={opening.form}
      view={setup}
      seeds={seedsOf(opening)}
      vacancyId={opening.form === 'apply' ? opening.vacancy.id : undefined}
      positions={setup.positions.map(({ title }) => title)}
      hasChats={setup.messengers !== undefined}
      openedAt={openedAt}
      hasOtherWays
      onSent={onClose}
    />
  )
}

function seedsOf(opening: EnquiryOpening): Seeds {
  switch (opening.form) {
    case 'callback': {
      const { candidate, type = candidate ? 'staff' : undefined } = opening
      return { type, candidate }
    }
    case 'whatsapp':
      return { type: opening.type }
    case 'price':
      return { position: opening.position, location: opening.country }
    case 'apply':
      return {}
  }
}
