import { getTranslations } from 'next-intl/server'
import { PageIllustration } from '#components/illustrations/page-illustration.tsx'
import { AsideLinks } from '#components/page/aside-links.tsx'
import { DocumentContents } from '#components/page/document-contents.tsx'
import { Figures } from '#components/page/figures.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { listHeadings } from '#lib/html/safe-html.ts'
import { formatDate } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Policy } from '#lib/resources/policies/read.ts'

interface PolicyScreenProps {
  locale: Locale
  policy: Policy
}

export async function PolicyScreen({ locale, policy }: PolicyScreenProps) {
  const t = await getTranslations('policies')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const information = await getTranslations('information')
  const { title, lead, figures, body, updatedAt, related } = policy
  const updated = t.rich('updated', {
    date: formatDate(updatedAt, locale),
    time: (day) => <time dateTime={updatedAt}>{day}</time>,
  })
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[{ title: words('home'), href: localizedPath(locale, PATHS.home()) }, { title }]}
      />
      <PageHead
        isOfText
        eyebrow={<span>{updated}</span>}
        title={title}
        lead={lead}
        picture={<PageIllustration slug="policies" />}
      />
      <Figures figures={figures} />
      <div className="page-width page-grid document gap-y-10 pt-10 lg:pt-14 pb-[calc(var(--spacing-section)/2)]">
        <div className="lg:col-span-3">
          <DocumentContents label={t('contents')} headings={listHeadings(body)} />
        </div>
        <div data-ruled="" className="min-w-0 lg:col-span-9 lg:col-start-4">
          <Prose html={body} />
        </div>
        <AsideLinks
          title={information('also')}
          items={related.map((page) => ({
            href: localizedPath(locale, PATHS.information(page.slug)),
            title: page.title,
            picture: <PageIllustration slug={page.slug} />,
          }))}
        />
      </div>
    </>
  )
}
