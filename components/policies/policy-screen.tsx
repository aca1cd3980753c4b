import { getTranslations } from 'next-intl/server'
import { formatDate } from '#lib/domain/dates'
import type { Locale } from '#lib/domain/locale'
import type { Policy } from '#lib/domain/policy'
import { listHeadings } from '#lib/domain/safe-html'
import { DocumentIllustration } from '@/components/illustrations/document-illustration'
import { PageHead } from '@/components/ui/page-head'
import { Prose } from '@/components/ui/prose'
import { PolicyContents } from './policy-contents'

interface PolicyScreenProps {
  locale: Locale
  policy: Policy
}

export async function PolicyScreen({ locale, policy }: PolicyScreenProps) {
  const t = await getTranslations('policies')
  const { title, body, updatedAt } = policy
  const updated = t.rich('updated', {
    date: formatDate(updatedAt, locale),
    time: (day) => <time dateTime={updatedAt}>{day}</time>,
  })
  return (
    <>
      <PageHead eyebrow={<span>{updated}</span>} title={title} picture={<DocumentIllustration />} />
      <div className="page-width page-grid gap-y-10 pt-10 lg:pt-14 pb-[calc(var(--spacing-section)/2)]">
        <div className="lg:col-span-3">
          <PolicyContents label={t('contents')} headings={listHeadings(body)} />
        </div>
        <div className="min-w-0 lg:col-span-9 lg:col-start-4">
          <Prose html={body} />
        </div>
      </div>
    </>
  )
}
