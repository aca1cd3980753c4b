import { getTranslations } from 'next-intl/server'
import { PageIllustration } from '#components/illustrations/page-illustration.tsx'
import { DocumentContents } from '#components/page/document-contents.tsx'
import { Figures } from '#components/page/figures.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { listHeadings } from '#lib/html/safe-html.ts'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Policy } from '#lib/resources/policies/read.ts'

interface PolicyScreenProps {
  locale: Locale
  policy: Policy
}

export async function PolicyScreen({ locale, policy }: PolicyScreenProps) {
  const t = await getTranslations('policies')
  const { title, figures, body, updatedAt } = policy
  const updated = t.rich('updated', {
    date: formatDate(updatedAt, locale),
    time: (day) => <time dateTime={updatedAt}>{day}</time>,
  })
  return (
    <>
      <PageHead
        eyebrow={<span>{updated}</span>}
        title={title}
        picture={<PageIllustration slug="policies" />}
      />
      <Figures figures={figures} />
      <div className="page-width page-grid gap-y-10 pt-10 lg:pt-14 pb-[calc(var(--spacing-section)/2)]">
        <div className="lg:col-span-3">
          <DocumentContents label={t('contents')} headings={listHeadings(body)} />
        </div>
        <div data-ruled="" className="min-w-0 lg:col-span-9 lg:col-start-4">
          <Prose html={body} isMarginal />
        </div>
      </div>
    </>
  )
}
