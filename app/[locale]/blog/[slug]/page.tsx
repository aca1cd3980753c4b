import { PostScreen } from '#components/blog/post-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { settings } from '#lib/config/settings.ts'
import { localizedPath, PATHS, sharePicture } from '#lib/i18n/hrefs.ts'
import { getPost } from '#lib/resources/blog/read.ts'
import { blogPosting } from '#lib/resources/blog/seo.ts'
import { getShell } from '#lib/resources/shell/read.ts'

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.post(slug),
  load: (route, { slug = '' }) => getPost(route.locale, slug),
  metadata: (post) => ({
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
    isArticle: true,
  }),
  structuredData: async (post, { locale }) => {
    const { settings: site } = await getShell(locale)
    const { siteUrl } = settings()
    const path = localizedPath(locale, PATHS.post(post.slug))
    const { siteName } = site
    const picture = sharePicture(siteUrl, path)
    return [blogPosting(post, { locale, siteUrl, siteName, sharePicture: picture })]
  },
  render: (post, route) => <PostScreen locale={route.locale} post={post} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
