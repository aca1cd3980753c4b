import { positionsOf } from '#components/enquiries/form-view.ts'
import { formWords, formWordsHref } from '#lib/enquiries/form-words.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
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
  const { siteName, phones, messengers, offices } = shell.settings
  const words = formWords(locale, offices)
  const { problems, close } = words.texts
  return (
    <EnquiryHostClient
      config={{
        locale,
        wordsHref: formWordsHref(words),
        unopened: { text: problems.unopened, close },
        positions: positionsOf(shell.staffMenu),
        siteName,
        whatsappSiteName: props.whatsappSiteName ?? siteName,
        phone: phones.headOffice,
        phoneHref: toTelHref(phones.headOffice),
        messengers,
        privacyHref: localizedPath(locale, PATHS['privacy-policy']()),
        baseUrls: { main: apiBaseUrl, jobs: jobsBaseUrl },
      }}
    />
  )
}
