import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { formatDate } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'

interface JournalSectionProps {
  locale: Locale
  posts: readonly BlogPostSummary[]
}

export function JournalSection({ locale, posts }: JournalSectionProps) {
  const t = useTranslations('home.journal')
  const [lead, ...others] = posts
  return (
    <Section number={6} label={t('label')} title={t('title')} tone="sand">
      {lead ? (
        <>
          <JournalEntry locale={locale} post={lead} isLead />
          <div className="grid gap-x-column md:grid-cols-2">
            {others.map((post) => (
              <JournalEntry key={post.slug} locale={locale} post={post} />
            ))}
          </div>
          <div className="mt-5 print:hidden">
            <ButtonLink href={localizedPath(locale, PATHS.blog())} tone="secondary">
              {t('all')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
    </Section>
  )
}

interface JournalEntryProps {
  locale: Locale
  post: BlogPostSummary
  isLead?: boolean
}

function JournalEntry({ locale, post, isLead = false }: JournalEntryProps) {
  const t = useTranslations('blog')
  const { slug, title, excerpt, publishedAt, readingMinutes, author } = post
  return (
    <article
      className={`group relative border-t border-ink pt-4 pb-4 break-inside-avoid sm:pb-10 ${isLead ? 'gap-x-column lg:grid lg:grid-cols-2' : ''}`}
    >
      <div>
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
          <span>{t('readingTime', { minutes: readingMinutes })}</span>
        </p>
        <h3 className={`mt-3 max-w-[13.5em] ${isLead ? 'text-h3' : 'text-h4'}`}>
          <TextLink
            href={localizedPath(locale, PATHS.post(slug))}
            className="group-hover:text-ember after:absolute after:inset-0"
          >
            {title}
          </TextLink>
        </h3>
      </div>
      <div className={`mt-3 ${isLead ? 'lg:mt-0' : 'max-sm:hidden'}`}>
        <p className={`max-w-measure text-muted ${isLead ? 'sm:text-lead' : ''}`}>{excerpt}</p>
        {author && <p className="mt-3 text-small text-muted max-sm:hidden">{author}</p>}
      </div>
    </article>
  )
}
