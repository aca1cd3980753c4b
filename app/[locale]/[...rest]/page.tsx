import { definePage } from '#components/page/define-page.tsx'
import { NotFoundError } from '#lib/http/client/errors.ts'

/** Every address that no other route takes. */
const { Page, generateMetadata } = definePage<never>({
  path: ({ rest = '' }) => encodeURI(`/${rest}`),
  load: () => Promise.reject(new NotFoundError()),
  metadata: () => ({ title: '' }),
  render: () => null,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
