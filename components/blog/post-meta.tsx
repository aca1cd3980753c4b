import { useTranslations } from 'next-intl'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withinSentence } from '#lib/i18n/typography.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'

interface PostMetaProps {
  locale: Locale
  post: BlogPostSummary
}

/** When, how long, by whom and on what. */
export function PostMeta({ locale, post }: PostMetaProps) {
  const t = useTranslations('blog')
  const { publishedAt, readingMinutes, author, tags } = post
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <p>
        <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
      </p>
      <p>{t('readingTime', { minutes: readingMinutes })}</p>
      <UpdatedAt locale={locale} post={post} />
      {author && <p className="w-full">{author}</p>}
      {tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex w-full flex-wrap gap-x-1">
          {tags.map((tag, index) => (
            <li key={tag}>
              {index === 0 ? tag : withinSentence(tag, locale)}
              {index < tags.length - 1 && ','}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function UpdatedAt({ locale, post: { publishedAt, updatedAt } }: PostMetaProps) {
  const t = useTranslations('blog')
  if (!updatedAt) return null
  const date = formatDate(updatedAt, locale)
  if (date === formatDate(publishedAt, locale)) return null
  return (
    <p className="w-full">
      {t.rich('updated', {
        date,
        time: (day) => (
          <time dateTime={updatedAt} className="inline-block">
            {day}
          </time>
        ),
      })}
    </p>
  )
}
