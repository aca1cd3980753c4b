import type { Locale } from '#lib/domain/locale'
import type { Settings } from '#lib/domain/settings'
import { useEnquiryTexts } from './enquiry-texts'
import { InlineEnquiry } from './inline/inline-enquiry'
import { PlainCallback } from './plain/plain-callback'
import type { FormSource } from './plain/plain-form'

interface InlineCallbackProps {
  locale: Locale
  settings: Pick<Settings, 'messengers'>
  source: FormSource
}

/** The callback form within a page; on an evergreen ground it takes the colours of that by itself. */
export function InlineCallback({ locale, settings, source }: InlineCallbackProps) {
  const texts = useEnquiryTexts()
  return (
    <InlineEnquiry kind={{ form: 'callback' }}>
      <PlainCallback
        locale={locale}
        texts={texts}
        source={source}
        hasChats={settings.messengers !== undefined}
      />
    </InlineEnquiry>
  )
}
