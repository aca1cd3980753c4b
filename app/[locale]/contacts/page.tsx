import { getTranslations } from 'next-intl/server'
import { getShell } from '#lib/api/shell'
import { PATHS } from '#lib/i18n/hrefs'
import { ContactsScreen } from '@/components/contacts/contacts-screen'
import { definePage } from '../../define-page'

const { Page, generateMetadata } = definePage({
  path: PATHS.contacts,
  load: (view) => getShell(view.locale),
  metadata: async () => {
    const t = await getTranslations('contacts')
    return { title: t('title'), description: t('description') }
  },
  render: (shell, view) => <ContactsScreen locale={view.locale} shell={shell} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
