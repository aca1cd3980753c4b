import { getTranslations } from 'next-intl/server'
import { VacanciesIllustration } from '#components/illustrations/vacancies-illustration.tsx'
import { ListScreen } from '#components/page/list-screen.tsx'
import type { Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Landing } from '#lib/resources/landings.ts'
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
  landings: readonly Landing[]
}

export async function VacanciesScreen(props: VacanciesScreenProps) {
  const { locale, vacancies, filter, shell, landings } = props
  const t = await getTranslations('vacancies')
  return (
    <ListScreen
      locale={locale}
      kind="vacancies"
      filter={filter}
      shell={shell}
      found={vacancies}
      landings={landings}
      picture={<VacanciesIllustration />}
      form={<VacancyFilterForm locale={locale} filter={filter} shell={shell} />}
      count={t('count', { count: vacancies.total })}
      empty={<NoVacancies locale={locale} isFiltered={filter !== undefined} />}
    >
      <VacancyList locale={locale} vacancies={vacancies.items} />
    </ListScreen>
  )
}
