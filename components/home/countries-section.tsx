import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { Skyline } from '#components/illustrations/scene.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Fold } from '#components/ui/page/fold.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { HOME_PLACES, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
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
    <Section number={4} id={HOME_PLACES.geography} label={t('label')} title={t('title')}>
      {countries.length > 0 ? (
        <ul className="grid gap-x-column border-t border-ink sm:grid-cols-3 sm:gap-y-10 sm:border-0">
          {countries.map(({ slug, title, timeZone }) => (
            <li
              key={slug}
              data-zone={timeZone}
              className="grid border-b border-rule break-inside-avoid sm:block sm:border-0"
            >
              {/* On a phone it stands before the disclosure, in the line of that. */}
              <h3 className="pointer-events-none z-1 flex items-center gap-2 self-start pr-24 text-h4 [grid-area:1/1] sm:mb-2 sm:block sm:pr-0">
                <Skyline slug={slug} />
                <TextLink
                  href={localizedPath(locale, PATHS.country(slug))}
                  className="pointer-events-auto row-link inline-flex min-h-12 items-center sm:min-h-0"
                >
                  {title}
                </TextLink>
              </h3>
              <Fold
                isTitleNarrow
                title={
                  <span className="ml-auto text-small text-muted">
                    {t('phone')} <span className="sr-only">({title})</span>
                  </span>
                }
                className="[grid-area:1/1]"
              >
                <div className="max-sm:pb-4">
                  {officesIn(slug).map((office) => (
                    <OfficeLines key={office.title} locale={locale} office={office} />
                  ))}
                  {officesIn(slug).length === 0 && <p className="text-muted">{t('noOffice')}</p>}
                </div>
              </Fold>
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
