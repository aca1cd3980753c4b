import { getTranslations } from 'next-intl/server'
import { findEnquiryAnswer } from '#lib/api/enquiry-answers'
import { getShell } from '#lib/api/shell'
import { settings } from '#lib/config/settings'
import { answerStatus } from '#lib/domain/enquiry-answer'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import type { View } from '#lib/i18n/view'
import { ContactsScreen } from '@/components/contacts/contacts-screen'
import { definePage } from '../../define-page'

const { Page, generateMetadata } = definePage({
  path: PATHS.contacts,
  load: loadContacts,
  isKept: (view) => view.answer === undefined,
  status: ({ answer }) => answerStatus(answer),
  metadata: async () => {
    const t = await getTranslations('contacts')
    return { title: t('title'), description: t('description') }
  },
  render: (contacts, view) => <ContactsScreen locale={view.locale} {...contacts} />,
})

async function loadContacts({ locale, answer }: View) {
  const [shell, t] = await Promise.all([getShell(locale), getTranslations('contacts')])
  const url = settings().siteUrl + localizedPath(locale, PATHS.contacts())
  return { shell, source: { title: t('title'), url }, answer: findEnquiryAnswer(answer) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
