import type { Locale } from '#lib/domain/locale'
import type { Settings } from '#lib/domain/settings'
import type { FormSource } from './enquiry-setup'
import { CallbackForm } from './form/callback-form'
import { useFormView } from './form-view'

interface InlineCallbackProps {
  locale: Locale
  settings: Pick<Settings, 'messengers'>
  source: FormSource
}

/** The callback form within a page; on an evergreen ground it takes the colours of that by itself. */
export function InlineCallback({ locale, settings, source }: InlineCallbackProps) {
  const view = useFormView(locale)
  return <CallbackForm view={view} source={source} hasChats={settings.messengers !== undefined} />
}
