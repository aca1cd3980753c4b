import { getTranslations } from 'next-intl/server'
import { BlogScreen } from '#components/blog/blog-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { listPostsPage } from '#lib/resources/blog/read.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.blog,
  load: listPostsPage,
  metadata: async (posts) => {
    const t = await getTranslations('blog')
    return { title: t('title'), description: t('description'), list: posts }
  },
  render: (posts, route) => <BlogScreen locale={route.locale} posts={posts} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
