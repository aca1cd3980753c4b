import { getPolicy } from '#lib/api/policies'
import { settings } from '#lib/config/settings'
import { PATHS } from '#lib/i18n/hrefs'
import { PolicyScreen } from '@/components/policies/policy-screen'
import { ConsentControl } from '@/components/site/consent-control'
import { definePage } from '../../define-page'

const { Page, generateMetadata } = definePage({
  path: () => PATHS.policy('cookies-policy'),
  load: (view) => getPolicy(view.locale, 'cookies-policy'),
  metadata: (policy) => ({ title: policy.title }),
  render: (policy, view) => (
    <>
      <PolicyScreen locale={view.locale} policy={policy} />
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
