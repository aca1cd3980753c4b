import { getTranslations } from 'next-intl/server'
import { listPosts } from '#lib/api/blog'
import { PATHS } from '#lib/i18n/hrefs'
import { BlogScreen } from '@/components/blog/blog-screen'
import { definePage } from '../../define-page'

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
