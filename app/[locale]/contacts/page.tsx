import { getTranslations } from 'next-intl/server'
import { ContactsScreen } from '#components/contacts/contacts-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { settings } from '#lib/config/settings.ts'
import { flashStatus } from '#lib/enquiries/flash.ts'
import { findShownFlash } from '#lib/enquiries/receive/flash-store.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { employmentAgency } from '#lib/resources/settings/seo.ts'
import { getShell } from '#lib/resources/shell/read.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.contacts,
  load: loadContacts,
  isCacheable: (route) => route.flash === undefined,
  status: ({ flash }) => flashStatus(flash),
  metadata: async () => {
    const t = await getTranslations('contacts')
    return { title: t('title'), description: t('description') }
  },
  structuredData: ({ shell }, { locale }) => [
    employmentAgency({ ...shell, locale, siteUrl: settings().siteUrl }),
  ],
  render: (contacts, route) => <ContactsScreen locale={route.locale} {...contacts} />,
})

async function loadContacts({ locale, flash }: RouteState) {
  const [shell, t] = await Promise.all([getShell(locale), getTranslations('contacts')])
  const url = settings().siteUrl + localizedPath(locale, PATHS.contacts())
  return { shell, source: { title: t('title'), url }, flash: findShownFlash(flash) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
