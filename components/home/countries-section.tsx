import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { OfficeLines } from './closing-band.tsx'

interface CountriesSectionProps {
  locale: Locale
  shell: Shell
}

export function CountriesSection({ locale, shell }: CountriesSectionProps) {
  const t = useTranslations('home.countries')
  const shared = useTranslations('vocabulary')
  const { countries, settings } = shell
  const officesIn = (slug: string) => settings.offices.filter((it) => it.countrySlug === slug)
  return (
    <Section number={3} label={t('label')} title={t('title')}>
      {countries.length > 0 ? (
        <ul className="grid gap-x-column border-t border-ink sm:grid-cols-2 xl:grid-cols-3">
          {countries.map(({ slug, title }) => (
            <li key={slug} className="border-b border-rule py-5 break-inside-avoid">
              <h3 className="mb-2 text-h4">
                <TextLink href={localizedPath(locale, PATHS.country(slug))} className="row-link">
                  {title}
                </TextLink>
              </h3>
              {officesIn(slug).map((office) => (
                <OfficeLines key={office.title} office={office} />
              ))}
              {officesIn(slug).length === 0 && <p className="text-muted">{t('noOffice')}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
