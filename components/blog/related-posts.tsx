import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'

interface RelatedPostsProps {
  locale: Locale
  posts: readonly BlogPostSummary[]
}

export function RelatedPosts({ locale, posts }: RelatedPostsProps) {
  const t = useTranslations('blog')
  if (posts.length === 0) return null
  return (
    <div className="print:hidden">
      <Section label={t('related.label')} title={t('related.title')} tone="sand" isAside>
        <ul className="border-t border-ink">
          {posts.map(({ slug, title, excerpt, readingMinutes }) => (
            <li key={slug} className="catalogue-row gap-y-1 border-b border-rule py-5">
              <h3 className="min-w-0 text-h4">
                <SiteLink
                  href={localizedPath(locale, PATHS.post(slug))}
                  className="hover:text-ember"
                >
                  {title}
                </SiteLink>
              </h3>
              <div className="min-w-0 text-muted">
                {excerpt && <p>{excerpt}</p>}
                <p className="mt-1 text-small">{t('readingTime', { minutes: readingMinutes })}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
