import { getTranslations } from 'next-intl/server'
import { PageIllustration } from '#components/illustrations/page-illustration.tsx'
import { DocumentContents } from '#components/page/document-contents.tsx'
import { Figures } from '#components/page/figures.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Prose } from '#components/ui/page/prose.tsx'
import { listHeadings } from '#lib/html/safe-html.ts'
import { formatDate } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { InformationPage } from '#lib/resources/information/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import type { OwnContacts } from '#lib/resources/settings/own-contacts.ts'
import { BLOCKS, isWide } from './information-blocks.tsx'

interface InformationScreenProps {
  locale: Locale
  page: InformationPage
  settings: Settings
  own: OwnContacts
}

export async function InformationScreen(props: InformationScreenProps) {
  const { locale, page, settings, own } = props
  const t = await getTranslations('information')
  const policies = await getTranslations('policies')
  const words = await getTranslations('vocabulary')
  const site = await getTranslations('site')
  const { slug, title, lead, sections, updatedAt } = page
  const others = settings.pages.filter((other) => other.slug !== slug)
  const updated = policies.rich('updated', {
    date: formatDate(updatedAt, locale),
    time: (day) => <time dateTime={updatedAt}>{day}</time>,
  })
  return (
    <>
      <Breadcrumbs
        label={site('breadcrumbs')}
        items={[{ title: words('home'), href: localizedPath(locale, PATHS.home()) }, { title }]}
      />
      <PageHead isOfText title={title} lead={lead} picture={<PageIllustration slug={slug} />} />
      <Figures figures={page.figures} />
      <div className="page-width page-grid gap-y-10 pt-10 lg:pt-14 pb-[calc(var(--spacing-section)/2)]">
        <div className="lg:col-span-3">
          <DocumentContents
            label={policies('contents')}
            headings={sections.flatMap(({ html }) => listHeadings(html))}
          />
        </div>
        <div className="min-w-0 lg:col-span-9 lg:col-start-4">
          {sections.map(({ html, shows }) => {
            const Block = shows && BLOCKS[shows]
            // Where a heading is all that is said, it stands beside what the site shows.
            const isBeside = html.endsWith('</h2>')
            return (
              <section key={html} data-ruled="" className="mb-14 grid">
                <Prose html={html} isMarginal className="[grid-area:1/1]" />
                {Block && (
                  <div
                    className={`catalogue-row min-w-0 ${isBeside ? 'mt-6 lg:mt-0 lg:[grid-area:1/1]' : 'mt-6'}`}
                  >
                    <div className={`col-span-full ${isWide(shows) ? '' : 'lg:col-start-2'}`}>
                      <Block locale={locale} settings={settings} own={own} />
                    </div>
                  </div>
                )}
              </section>
            )
          })}
          <nav aria-label={t('also')} className="print:hidden">
            <p className="mb-2 text-small text-muted">{t('also')}</p>
            <ul className="gap-x-column border-t border-ink md:columns-2">
              {others.map((other) => (
                <li key={other.slug} className="border-b border-rule break-inside-avoid">
                  <TextLink
                    href={localizedPath(locale, PATHS.information(other.slug))}
                    className="row-link block py-3"
                  >
                    {other.title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-8 text-small text-muted">{updated}</p>
        </div>
      </div>
    </>
  )
}
