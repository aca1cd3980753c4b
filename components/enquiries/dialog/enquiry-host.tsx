import { positionsOf, useFormView } from '#components/enquiries/form-view.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { EnquiryHostClient } from './enquiry-host-client.tsx'

interface EnquiryHostProps {
  locale: Locale
  shell: Shell
  /** Where the public API is; empty or absent is the site itself. */
  apiBaseUrl?: string
  jobsBaseUrl?: string
  /** The site's name in the language in which the WhatsApp form writes on every page. */
  whatsappSiteName?: string
}

/** The place of the forms that open over a page; one a page. */
export function EnquiryHost(props: EnquiryHostProps) {
  const { locale, shell, apiBaseUrl = '', jobsBaseUrl = '' } = props
  const view = useFormView(locale, shell.settings.offices)
  const { siteName, phones, messengers } = shell.settings
  return (
    <EnquiryHostClient
      config={{
        ...view,
        positions: positionsOf(shell.staffMenu),
        siteName,
        whatsappSiteName: props.whatsappSiteName ?? siteName,
        phone: phones.headOffice,
        phoneHref: toTelHref(phones.headOffice),
        messengers,
        baseUrls: { main: apiBaseUrl, jobs: jobsBaseUrl },
      }}
    />
  )
}
