'use client'

import { useState, useSyncExternalStore } from 'react'
import { ClosedMeanwhile } from '#components/enquiries/closed-meanwhile.tsx'
import type { Seeds } from '#components/enquiries/draft/draft-values.ts'
import type { EnquiryTexts, WindowConfig } from '#components/enquiries/enquiry-config.ts'
import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
import { lazySentCards } from '#components/enquiries/lazy-parts.ts'
import { type EnquiryModalState, sentStore } from '#components/enquiries/tab-state.ts'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Modal } from '#components/ui/modal/modal.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { VacancyFactLines, VacancyParts } from './vacancy-summary.tsx'

interface EnquiryDialogProps {
  modal: EnquiryModalState
  config: WindowConfig
  onClose: () => void
}

/** A form in a window over the page. */
export function EnquiryDialog({ modal, config, onClose }: EnquiryDialogProps) {
  const texts = textsFor(modal, config.texts)
  const title = modal.form === 'apply' ? modal.vacancy.title : texts[modal.form].title
  const records = useSyncExternalStore(sentStore.subscribe, sentStore.get)
  const cards = lazySentCards.get()
  const applied =
    modal.form === 'apply' && records.find(({ vacancyId }) => vacancyId === modal.vacancy.id)
  const candidate = modal.form === 'callback' ? modal.candidate : undefined
  return (
    <Modal isOpen title={title} closeLabel={texts.close} onClose={onClose}>
      {modal.form === 'apply' && <VacancyFactLines vacancy={modal.vacancy} texts={texts} />}
      {candidate && (
        <p className="mb-2 font-serif text-lead">
          {texts.callback.candidate.replace('{name}', () => candidate)}
        </p>
      )}
      <p className="mb-4 text-muted">
        {!applied && texts[modal.form].text}{' '}
        {modal.form === 'price' && (
          <TextLink href={letterHref(modal, config)}>{texts.price.letter}</TextLink>
        )}
      </p>
      {modal.form === 'apply' && (
        <ClosedMeanwhile closesAt={modal.vacancy.closesAt} text={texts.apply.closedMeanwhile} />
      )}
      {applied && cards ? (
        <cards.Applied config={config} record={applied} />
      ) : (
        <OpenedForm modal={modal} config={{ ...config, texts }} onClose={onClose} />
      )}
      {modal.form === 'callback' && cards && <cards.HiddenCards config={config} />}
      {modal.form === 'apply' && <VacancyParts vacancy={modal.vacancy} config={config} />}
    </Modal>
  )
}

function letterHref({ position: title }: { position?: string }, config: WindowConfig): string {
  const position = config.positions.find((known) => known.title === title)?.slug
  const href = localizedPath(config.locale, PATHS.brief())
  return position ? `${href}?${new URLSearchParams({ position })}` : href
}

/** Who asks for a callback about a candidate invites that one. */
function textsFor(modal: EnquiryModalState, texts: EnquiryTexts): EnquiryTexts {
  const isInvitation = modal.form === 'callback' && modal.candidate !== undefined
  return isInvitation ? { ...texts, callback: { ...texts.callback, ...texts.invite } } : texts
}

function OpenedForm({ modal, config, onClose }: EnquiryDialogProps) {
  const [openedAt] = useState(() => performance.now())
  return (
    <EnquiryForm
      form={modal.form}
      view={{ ...config, buttons: config.texts[modal.form] }}
      seeds={seedsOf(modal)}
      vacancyId={modal.form === 'apply' ? modal.vacancy.id : undefined}
      positions={config.positions.map(({ title }) => title)}
      hasChats={config.messengers !== undefined}
      openedAt={openedAt}
      hasOtherWays
      onSent={onClose}
    />
  )
}

function seedsOf(modal: EnquiryModalState): Seeds {
  switch (modal.form) {
    case 'callback': {
      const { candidate, type = candidate ? 'staff' : undefined } = modal
      return { type, candidate }
    }
    case 'whatsapp':
      return { type: modal.type }
    case 'price':
      return { position: modal.position, location: modal.country }
    case 'apply':
      return {}
  }
}
