import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { formatDay } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetText, withPlainSpaces } from '#lib/i18n/typography.ts'
import { withUnbrokenRange } from '#lib/resources/salary.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { payOf, payParts, placeOf } from '#lib/resources/vacancies/wording.ts'
import { toVacancySummary } from './vacancy-wording.ts'
import { WhileOpen } from './while-open.tsx'

interface VacancyListProps {
  locale: Locale
  vacancies: readonly Vacancy[]
  /** How many of them a phone shows; by default all. */
  narrowCount?: number
  /** It is said above the list that pay is before tax: a row says only where it is not. */
  isBasisSaid?: boolean
}

export function VacancyList({ locale, vacancies, narrowCount, isBasisSaid }: VacancyListProps) {
  return (
    <ul className="border-t border-ink">
      {vacancies.map((vacancy, index) => (
        <li
          key={vacancy.id}
          className={
            narrowCount !== undefined && index >= narrowCount ? 'max-sm:hidden' : undefined
          }
        >
          <VacancyRow locale={locale} vacancy={vacancy} isBasisSaid={isBasisSaid} />
        </li>
      ))}
    </ul>
  )
}

/** Below a list: what one looks for may come later. */
export function NotListed({ locale }: { locale: Locale }) {
  const t = useTranslations('vacancies')
  return (
    <p className="mt-8 max-w-measure text-muted print:hidden">
      {t('notListed')}{' '}
      <EnquiryLink locale={locale} kind="callback" type="job" className="link py-3">
        {t('notListedLink')}
      </EnquiryLink>
    </p>
  )
}

interface VacancyRowProps {
  locale: Locale
  vacancy: Vacancy
  isBasisSaid?: boolean
  now?: Date
}

/**
 * One vacancy of a list, whose columns keep their places where a fact is not known. In a narrow column
 * a title is set as a text: what holds together the few lines of a heading would tear these.
 */
export function VacancyRow(props: VacancyRowProps) {
  const { locale, vacancy, isBasisSaid = false, now = new Date() } = props
  const t = useTranslations('vacancies.row')
  const { id, title, isLiveIn, papers, publishedAt } = vacancy
  const lodging = isLiveIn === undefined ? '' : isLiveIn ? t('liveIn') : t('liveOut')
  const place = placeOf(vacancy)
  const pay = payOf(vacancy, locale)
  const { amount, basis, unusual } = payParts(pay, locale)
  const shownBasis = isBasisSaid ? unusual : basis
  const terms = [lodging, papers === 'arranged' && t('permit')].filter(Boolean)
  return (
    <article className="catalogue-row vacancy-row">
      <h3 className="min-w-0 text-h4 md:row-span-2">
        <SiteLink
          href={localizedPath(locale, PATHS.vacancy(id))}
          className="hover:text-ember after:absolute after:inset-0"
        >
          {typesetText(withPlainSpaces(title), locale)}
        </SiteLink>
      </h3>
      {(place || terms.length > 0) && (
        <p className="min-w-0 text-muted md:col-start-2 md:row-span-2">
          {place}
          {terms.length > 0 && (
            <b>
              {place && <span>, </span>}
              {terms[0]}
              {terms[1] && <i className="max-sm:hidden">, {terms[1]}</i>}
            </b>
          )}
        </p>
      )}
      {pay && (
        <p className="min-w-0 md:col-start-3">
          {withUnbrokenRange(amount)}
          {shownBasis && (
            <small className="text-muted">
              <span>, </span>
              {shownBasis}
            </small>
          )}
        </p>
      )}
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 md:col-start-3 xl:col-start-4 xl:row-span-2 xl:block xl:text-right">
        {publishedAt && (
          <p className="text-muted">
            <time dateTime={publishedAt}>{formatDay(publishedAt, locale, now)}</time>
          </p>
        )}
        <WhileOpen
          closesAt={vacancy.closesAt}
          closed={<p className="min-h-7 text-muted">{t('closed')}</p>}
        >
          <EnquiryLink
            locale={locale}
            kind="apply"
            vacancy={toVacancySummary(vacancy, locale)}
            className="vacancy-apply row-link"
          >
            {t('apply')}{' '}
            <span className="sr-only">({[title, place].filter(Boolean).join(', ')})</span>
          </EnquiryLink>
        </WhileOpen>
      </div>
    </article>
  )
}
