import { NotFoundError } from '#lib/api/errors'
import { definePage } from '../../define-page'

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
