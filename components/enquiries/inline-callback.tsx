import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import type { FormSource } from './enquiry-setup.ts'
import { useFormView } from './form-view.ts'

interface InlineCallbackProps {
  locale: Locale
  settings: Pick<Settings, 'messengers'>
  source: FormSource
}

/** The callback form within a page; on an evergreen ground it takes the colours of that by itself. */
export function InlineCallback({ locale, settings, source }: InlineCallbackProps) {
  const view = useFormView(locale)
  const hasChats = settings.messengers !== undefined
  return <EnquiryForm form="callback" view={view} source={source} hasChats={hasChats} />
}
