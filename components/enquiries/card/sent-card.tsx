import type { ReactNode } from 'react'
import type { EnquiryTexts } from '#components/enquiries/enquiry-config.ts'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK_CIRCLE } from '#components/ui/icon/icon-shapes.ts'
import { personOf } from '#lib/enquiries/office/call-window.ts'
import type { CallingOffice } from '#lib/enquiries/office/calling-office.ts'
import { promiseWords } from '#lib/enquiries/office/promise-words.ts'
import type { SentEnquiry } from '#lib/enquiries/sent-facts.ts'
import type { Words } from '#lib/enquiries/words.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Messengers } from '#lib/resources/settings/model.ts'
import { groupPhone, toTelHref } from '#lib/text/phone.ts'
import { QrCode } from './qr-code.tsx'

export type KnownOffice = Pick<
  CallingOffice,
  'countrySlug' | 'title' | 'place' | 'phone' | 'timeZone' | 'people'
>

interface SentCardProps {
  sent: SentEnquiry
  words: Words
  texts: Pick<EnquiryTexts, 'sent' | 'messengers'>
  locale: Locale
  offices: readonly KnownOffice[]
  messengers: Messengers | undefined
  /** Of the site, for a telephone that reads the link. */
  origin: string
  /** Whoever reads it in a browser, by whose clock too it is said when somebody calls. */
  reader?: { now: number; timeZone: string }
  /** Beside the link. */
  copy?: ReactNode
  /** The link was followed: what was promised may be promised no more. */
  isFollowed?: boolean
  onFollow?: () => void
}

/** What the sender of an enquiry needs for longer than a message is shown. */
export function SentCard(props: SentCardProps) {
  const { sent, texts } = props
  const { summary, detail } = texts.sent
  return (
    <div className="flex items-start gap-3 border-l-2 border-evergreen py-1 pl-4">
      <Icon shape={CHECK_CIRCLE} className="mt-1 size-5 shrink-0 text-success" />
      <div className="grid min-w-0 gap-4">
        <div role="status">
          <p className="font-medium">{summary}</p>
          <p>{detail.replace('{reference}', sent.reference)}</p>
        </div>
        {!props.isFollowed && <p>{callOf(props)}</p>}
        <SentDetails {...props} />
      </div>
    </div>
  )
}

/** Who calls or writes, and when. */
export function callOf({ sent, words, locale, offices, reader }: SentCardProps): string {
  const { facts, matter, phone = '' } = sent
  const office = officeOf(sent, offices)
  const by = facts.due_at ? Date.parse(facts.due_at) : undefined
  if (!office || by === undefined) return words('sentCard.unknown')
  const from = facts.call_from ? Date.parse(facts.call_from) : by
  const window = { from, by, isUnbroken: facts.call_from !== undefined }
  const name = personOf(office, locale)
  const { isWritten } = matter
  const way = isWritten ? 'Writes' : phone ? 'On' : ''
  const values = { name: name ?? '', office: office.title, phone: groupPhone(phone) }
  const subject = words(name ? `sentCard.person${way}` : `sentCard.office${way}`, values)
  return (
    promiseWords({ words, locale, subject, window, office, reader }) ?? words('sentCard.unknown')
  )
}

/** The rest of it: the number, what to have ready, other ways, and the way to follow it. */
export function SentDetails({ sent, words, texts, messengers, offices, ...props }: SentCardProps) {
  const office = officeOf(sent, offices)
  const { ready, isWritten } = sent.matter
  const { candidate, facts } = sent
  const { link } = facts
  const isForJob = ready === 'job' || ready === 'apply'
  return (
    <>
      {candidate && <p>{words('sentCard.invited', { candidate })}</p>}
      {link && (
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-0 flex-1 basis-48">
            {/* A page of its own, and loaded as one: nothing of this one is to know its address. */}
            <a
              href={link}
              target="_self"
              rel="noreferrer"
              onClick={props.onFollow}
              className="link inline-block py-1"
            >
              {words('sentCard.follow')}
            </a>
            <p className="text-small text-muted">{words('sentCard.followText')}</p>
            {props.copy}
          </div>
          <QrCode text={props.origin + link} label={words('sentCard.qr')} />
        </div>
      )}
      <dl className="grid gap-3">
        {office && !isWritten && (
          <div>
            <dt className="text-small text-muted">{words('sentCard.number')}</dt>
            <dd>
              <a href={toTelHref(office.phone)} className="link inline-block py-1">
                {office.phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-small text-muted">{words('sentCard.ready.title')}</dt>
          <dd>{words(`sentCard.ready.${ready}`)}</dd>
        </div>
        {messengers && (
          <div>
            <dt className="text-small text-muted">{words('sentCard.write')}</dt>
            <dd className="flex flex-wrap gap-x-6">
              <a
                href={`https://wa.me/${isForJob ? messengers.whatsappJob : messengers.whatsappStaff}`}
                rel="noopener"
                className="link inline-block py-1"
              >
                {texts.messengers.whatsapp}
              </a>
              <a
                href={`https://t.me/${messengers.telegram}`}
                rel="noopener"
                className="link inline-block py-1"
              >
                {texts.messengers.telegram}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

function officeOf({ facts }: SentEnquiry, offices: readonly KnownOffice[]) {
  return offices.find(({ countrySlug }) => countrySlug === facts.office)
}
