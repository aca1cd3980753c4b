import { getPost } from '#lib/api/blog'
import { PATHS } from '#lib/i18n/hrefs'
import { PostScreen } from '@/components/blog/post-screen'
import { definePage } from '../../../define-page'

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.post(slug),
  load: (view, { slug = '' }) => getPost(view.locale, slug),
  metadata: (post) => ({
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
  }),
  render: (post, view) => <PostScreen locale={view.locale} post={post} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
