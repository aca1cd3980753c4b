import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { buttonClass } from '#components/ui/button/button.tsx'
import { CampaignLink } from '#components/ui/link/campaign.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { NearestVacancy, VacancySearch } from '#lib/resources/vacancies/model.ts'
import { SearchNotes } from './search-notes.tsx'
import { VacancyRow } from './vacancy-row.tsx'

interface NoVacanciesProps {
  locale: Locale
  filter?: ListFilter
  search?: VacancySearch
}

export function NoVacancies({ locale, filter, search }: NoVacanciesProps) {
  const t = useTranslations('vacancies')
  const words = useTranslations('vocabulary')
  return (
    <>
      {search && <SearchNotes locale={locale} search={search} />}
      <EmptyState
        title={filter ? t('noneFound') : t('none')}
        text={filter ? t('noneFoundText') : t('noneText')}
        picture={<EmptyIllustration />}
      >
        <EnquiryLink locale={locale} kind="callback" type="job">
          {words('callback')}
        </EnquiryLink>
        {filter && (
          <CampaignLink href={listHref(locale, 'vacancies')} className={buttonClass('secondary')}>
            {t('all')}
          </CampaignLink>
        )}
      </EmptyState>
      {filter && search && <WaysOn locale={locale} filter={filter} ways={search.without} />}
      {filter && search && <Nearest locale={locale} filter={filter} nearest={search.nearest} />}
    </>
  )
}

interface WaysOnProps {
  locale: Locale
  filter: ListFilter
  ways: VacancySearch['without']
}

/** Which one choice to let go, and how much there is then. */
function WaysOn({ locale, filter, ways }: WaysOnProps) {
  const t = useTranslations('vacancies.search')
  if (ways.length === 0) return null
  return (
    <>
      <h2 className="mt-10 text-h4">{t('without.label')}</h2>
      <ul className="mt-2">
        {ways.map(({ filter: name, q, total }) => {
          const way = q ? t('without.onlyWords', { words: q }) : t(`without.${name}`)
          const href = listHref(locale, 'vacancies', { ...filter, [name]: q })
          return (
            <li key={href}>
              <CampaignLink href={href} className="link inline-flex min-h-11 items-center">
                {t('withoutCount', { way, count: total })}
              </CampaignLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface NearestProps {
  locale: Locale
  filter: ListFilter
  nearest: readonly NearestVacancy[]
}

/** What meets the most, each with what it does not. */
function Nearest({ locale, filter, nearest }: NearestProps) {
  const t = useTranslations('vacancies.search')
  if (nearest.length === 0) return null
  const lodging = filter.live_in === 'out' ? 'out' : 'in'
  return (
    <>
      <h2 className="mt-10 mb-4 text-h4">{t('nearest')}</h2>
      <ul className="border-t border-ink">
        {nearest.map(({ vacancy, unmet, words }) => {
          const reasons = [
            ...unmet.map((name) =>
              name === 'live_in' ? t(`unmet.live_in.${lodging}`) : t(`unmet.${name}`),
            ),
            ...words.map((word) => t('unmet.words', { words: word })),
          ]
          return (
            <li key={vacancy.id}>
              <p className="pt-4 text-small text-muted first-letter:uppercase">
                {reasons.join(', ')}
              </p>
              <VacancyRow locale={locale} vacancy={vacancy} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
