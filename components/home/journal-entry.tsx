import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { formatDate } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'

interface JournalEntryProps {
  locale: Locale
  post: BlogPostSummary
  isLead?: boolean
}

export function JournalEntry({ locale, post, isLead = false }: JournalEntryProps) {
  const t = useTranslations('blog')
  const { slug, title, excerpt, publishedAt, readingMinutes, author } = post
  return (
    <article
      data-lead={isLead || undefined}
      className="group relative border-t border-ink pt-4 pb-10 break-inside-avoid lg:data-lead:grid lg:data-lead:grid-cols-2 lg:data-lead:gap-x-column"
    >
      <div>
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
          <span>{t('readingTime', { minutes: readingMinutes })}</span>
        </p>
        <h3 className="mt-3 max-w-[30ch] text-h4 group-data-lead:text-h3">
          <TextLink
            href={localizedPath(locale, PATHS.post(slug))}
            className="group-hover:text-ember after:absolute after:inset-0"
          >
            {title}
          </TextLink>
        </h3>
      </div>
      <div className="mt-3 lg:group-data-lead:mt-0">
        <p className="max-w-measure text-muted group-data-lead:text-lead">{excerpt}</p>
        {author && <p className="mt-3 text-small text-muted">{author}</p>}
      </div>
    </article>
  )
}
