import { useTranslations } from 'next-intl'
import { ArchFrame } from '#components/illustrations/still-life/arch-frame.tsx'
import { TopicIllustration } from '#components/illustrations/topic-illustration.tsx'
import { AsideLinks } from '#components/page/aside-links.tsx'
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
    <AsideLinks
      title={t('related')}
      items={posts.map(({ slug, title, readingMinutes, belongings, tags }) => ({
        href: localizedPath(locale, PATHS.post(slug)),
        title,
        note: t('readingTime', { minutes: readingMinutes }),
        picture:
          belongings.length > 0 ? (
            <ArchFrame slug={slug} belongings={belongings} />
          ) : (
            <TopicIllustration tags={tags} isSmall />
          ),
      }))}
    />
  )
}
