import { definePage } from '#components/page/define-page.tsx'
import { PolicyScreen } from '#components/policies/policy-screen.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { getPolicy } from '#lib/resources/policies/read.ts'

const { Page, generateMetadata } = definePage({
  path: () => PATHS['privacy-policy'](),
  load: (route) => getPolicy(route.locale, 'privacy-policy'),
  metadata: (policy) => ({ title: policy.title, description: policy.metaDescription }),
  render: (policy, route) => <PolicyScreen locale={route.locale} policy={policy} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
