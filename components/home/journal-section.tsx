import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button/button-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { BlogPostSummary } from '#lib/resources/blog/model.ts'
import { JournalEntry } from './journal-entry.tsx'

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
