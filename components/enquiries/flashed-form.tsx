import type { ReactNode } from 'react'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import { saidTexts } from '#lib/enquiries/said-texts.ts'
import { toWords } from '#lib/enquiries/words.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { placeOf } from '#lib/resources/settings/office.ts'
import { SentCard } from './card/sent-card.tsx'
import type { FormTexts } from './enquiry-config.ts'

interface FlashedFormProps {
  locale: Locale
  texts: FormTexts
  settings: Pick<Settings, 'offices' | 'messengers'>
  /** Of the site. */
  origin: string
  /** What became of this form when it was sent without script. */
  flash: EnquiryFlash | undefined
  children: ReactNode
}

/** A form, or the thanks for it with all that its sender needs to know. */
export function FlashedForm({ settings, flash, children, ...props }: FlashedFormProps) {
  if (flash?.outcome !== 'accepted') return children
  const sent = flash.sent
  if (!sent) return <p role="status">{props.texts.sent.summary}</p>
  return (
    <SentCard
      {...props}
      sent={sent}
      words={toWords(saidTexts(props.locale))}
      offices={settings.offices.map((office) => ({ ...office, place: placeOf(office) }))}
      messengers={settings.messengers}
    />
  )
}
