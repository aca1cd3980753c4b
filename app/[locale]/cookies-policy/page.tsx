import { definePage } from '#components/page/define-page.tsx'
import { PolicyScreen } from '#components/policies/policy-screen.tsx'
import { ConsentControl } from '#components/site/consent/consent-control.tsx'
import { settings } from '#lib/config/settings.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { getPolicy } from '#lib/resources/policies/read.ts'

const { Page, generateMetadata } = definePage({
  path: () => PATHS['cookies-policy'](),
  load: (route) => getPolicy(route.locale, 'cookies-policy'),
  metadata: (policy) => ({ title: policy.title, description: policy.metaDescription }),
  render: (policy, route) => (
    <>
      <PolicyScreen locale={route.locale} policy={policy} />
      <ConsentControl isLoadedBeforeConsent={isLoadedBeforeConsent()} />
    </>
  ),
})

function isLoadedBeforeConsent(): boolean {
  const { tagManagerId, isTagManagerBeforeConsent } = settings()
  return tagManagerId !== undefined && isTagManagerBeforeConsent
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
