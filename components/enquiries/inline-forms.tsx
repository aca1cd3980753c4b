import { EnquiryForm } from '#components/enquiries/form/enquiry-form.tsx'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import type { FormSource } from './enquiry-config.ts'
import { FlashedForm } from './flashed-form.tsx'
import { createFormView } from './form-view.ts'

interface InlineCallbackProps {
  locale: Locale
  settings: Pick<Settings, 'messengers'>
  source: FormSource
}

/** The callback form within a page; on an evergreen ground it takes the colours of that by itself. */
export function InlineCallback({ locale, settings, source }: InlineCallbackProps) {
  const view = createFormView(locale)('callback')
  const hasChats = settings.messengers !== undefined
  return <EnquiryForm form="callback" view={view} source={source} hasChats={hasChats} />
}

interface InlineApplicationProps {
  locale: Locale
  settings: Pick<Settings, 'messengers' | 'offices'>
  /** Of the site. */
  origin: string
  vacancyId: string
  /** What became of it when it was sent without script. */
  flash?: EnquiryFlash
}

/** The application on a vacancy's own page, under the anchor that buttons lead to. */
export function InlineApplication({
  locale,
  settings,
  origin,
  vacancyId,
  flash,
}: InlineApplicationProps) {
  const view = createFormView(locale)('apply')
  const own = flash?.form === 'apply' ? flash : undefined
  return (
    <div id="apply" className="wide-form scroll-mt-36">
      <FlashedForm
        locale={locale}
        texts={view.texts}
        settings={settings}
        origin={origin}
        flash={own}
      >
        <EnquiryForm form="apply" view={view} vacancyId={vacancyId} flash={own} />
      </FlashedForm>
    </div>
  )
}
