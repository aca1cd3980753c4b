import { InformationScreen } from '#components/information/information-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { settings as environment } from '#lib/config/settings.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getInformationPage } from '#lib/resources/information/read.ts'
import { ownContacts } from '#lib/resources/settings/own-contacts.ts'
import { getShell } from '#lib/resources/shell/read.ts'

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.information(slug),
  load: (route, { slug = '' }) => loadPage(route.locale, slug),
  metadata: ({ page }) => ({
    title: page.metaTitle ?? page.title,
    description: page.metaDescription,
  }),
  render: (data, route) => <InformationScreen locale={route.locale} {...data} />,
})

async function loadPage(locale: Locale, slug: string) {
  const [page, { settings }] = await Promise.all([
    getInformationPage(locale, slug),
    getShell(locale),
  ])
  return { page, settings, own: ownContacts(settings, environment().siteUrl, locale) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
