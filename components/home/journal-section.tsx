import { useTranslations } from 'next-intl'
import type { BlogPostSummary } from '#lib/domain/blog-post'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import { JournalEntry } from './journal-entry'

interface JournalSectionProps {
  locale: Locale
  posts: readonly BlogPostSummary[]
}

export function JournalSection({ locale, posts }: JournalSectionProps) {
  const t = useTranslations('home.journal')
  const [lead, ...others] = posts
  return (
    <Section number={5} label={t('label')} title={t('title')} tone="sand">
      {lead ? (
        <>
          <JournalEntry locale={locale} post={lead} isLead />
          <div className="grid gap-x-column md:grid-cols-2">
            {others.map((post) => (
              <JournalEntry key={post.slug} locale={locale} post={post} />
            ))}
          </div>
          <div className="mt-10 print:hidden">
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
