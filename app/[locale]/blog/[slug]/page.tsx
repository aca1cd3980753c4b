import { getPost } from '#lib/api/blog'
import { getShell } from '#lib/api/shell'
import { settings } from '#lib/config/settings'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { blogPosting } from '#lib/seo/blog-posting'
import { PostScreen } from '@/components/blog/post-screen'
import { definePage } from '../../../define-page'

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.post(slug),
  load: (view, { slug = '' }) => getPost(view.locale, slug),
  metadata: (post) => ({
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
  }),
  structuredData: async (post, { locale }) => {
    const { settings: site } = await getShell(locale)
    const url = settings().siteUrl + localizedPath(locale, PATHS.post(post.slug))
    return blogPosting(post, { url, publisher: site.siteName, locale })
  },
  render: (post, view) => <PostScreen locale={view.locale} post={post} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
