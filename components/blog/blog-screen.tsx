import { getTranslations } from 'next-intl/server'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { JournalIllustration } from '#components/illustrations/journal-illustration.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Pager } from '#components/ui/page/pager.tsx'
import type { Paged } from '#lib/http/paging.ts'
import { localizedPath, PATHS, pageHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'
import { PostRow } from './post-row.tsx'

interface BlogScreenProps {
  locale: Locale
  posts: Paged<BlogPostSummary>
}

export async function BlogScreen({ locale, posts }: BlogScreenProps) {
  const t = await getTranslations('blog')
  const words = await getTranslations('vocabulary')
  const { items, page, lastPage } = posts
  const lead = page === 1 ? items[0] : undefined
  const others = lead ? items.slice(1) : items
  return (
    <>
      <PageHead
        eyebrow={page > 1 ? words('page', { page, lastPage }) : undefined}
        title={t('title')}
        lead={t('lead')}
        picture={<JournalIllustration />}
      />
      <div className="page-width pt-10 pb-section lg:pt-14">
        {items.length === 0 && (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            picture={<EmptyIllustration kind="tray" />}
          >
            <EnquiryLink locale={locale} kind="callback">
              {words('callback')}
            </EnquiryLink>
          </EmptyState>
        )}
        {lead && <PostRow locale={locale} post={lead} isLead />}
        {others.length > 0 && (
          <ul aria-label={t('list')}>
            {others.map((post) => (
              <li key={post.slug}>
                <PostRow locale={locale} post={post} />
              </li>
            ))}
          </ul>
        )}
        <div className="page-grid">
          <div className="min-w-0 lg:col-span-9 lg:col-start-4">
            <Pager
              label={words('pages')}
              previous={words('previous')}
              next={words('next')}
              nameOf={(number) => words('pageNumber', { page: number })}
              page={page}
              lastPage={lastPage}
              href={(number) => pageHref(localizedPath(locale, PATHS.blog()), number)}
            />
          </div>
        </div>
      </div>
    </>
  )
}
