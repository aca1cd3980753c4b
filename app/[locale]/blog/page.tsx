import { getTranslations } from 'next-intl/server'
import { definePage } from '#app/define-page.tsx'
import { BlogScreen } from '#components/blog/blog-screen.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { listPosts } from '#lib/resources/blog/read.ts'

const PER_PAGE = 6

const { Page, generateMetadata } = definePage({
  path: PATHS.blog,
  load: (view) => listPosts(view.locale, { page: view.page, perPage: PER_PAGE }),
  metadata: async (posts, view) => {
    const t = await getTranslations('blog')
    const title = view.page > 1 ? t('titleOfPage', { page: view.page }) : t('title')
    return { title, description: t('description'), lastPage: posts.lastPage }
  },
  render: (posts, view) => <BlogScreen locale={view.locale} posts={posts} />,
})

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
