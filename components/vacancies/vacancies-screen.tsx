import { getTranslations } from 'next-intl/server'
import { VacanciesIllustration } from '#components/illustrations/vacancies-illustration.tsx'
import { PageHead } from '#components/ui/page/page-head.tsx'
import { Pager } from '#components/ui/page/pager.tsx'
import type { Paged } from '#lib/http/paging.ts'
import { listHref, pageHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { NoVacancies } from './no-vacancies.tsx'
import { VacancyFilterForm } from './vacancy-filter-form.tsx'
import { VacancyList } from './vacancy-row.tsx'

interface VacanciesScreenProps {
  locale: Locale
  vacancies: Paged<Vacancy>
  filter?: ListFilter
  shell: Shell
}

export async function VacanciesScreen({ locale, vacancies, filter, shell }: VacanciesScreenProps) {
  const t = await getTranslations('vacancies')
  const words = await getTranslations('vocabulary')
  const { items, page, lastPage, total } = vacancies
  return (
    <>
      <PageHead
        eyebrow={page > 1 ? words('page', { page, lastPage }) : undefined}
        title={t('title')}
        lead={t('lead')}
        picture={<VacanciesIllustration />}
      />
      <div className="page-width page-grid items-start gap-y-12 pt-10 pb-section lg:pt-14">
        <div className="min-w-0 lg:col-span-3">
          <VacancyFilterForm locale={locale} filter={filter} shell={shell} />
        </div>
        <div className="min-w-0 lg:col-span-9">
          {items.length > 0 ? (
            <>
              <h2 className="mb-5 text-h3">{t('count', { count: total })}</h2>
              <VacancyList locale={locale} vacancies={items} />
            </>
          ) : (
            <NoVacancies locale={locale} isFiltered={filter !== undefined} />
          )}
          <Pager
            label={words('pages')}
            previous={words('previous')}
            next={words('next')}
            nameOf={(number) => words('pageNumber', { page: number })}
            page={page}
            lastPage={lastPage}
            href={(number) => pageHref(listHref(locale, 'vacancies', filter), number)}
          />
        </div>
      </div>
    </>
  )
}
