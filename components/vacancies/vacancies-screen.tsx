import { getTranslations } from 'next-intl/server'
import { VacanciesIllustration } from '#components/illustrations/vacancies-illustration.tsx'
import { ListScreen } from '#components/page/list-screen.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Landing } from '#lib/resources/landings.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { FoundVacancies } from '#lib/resources/vacancies/read.ts'
import { NoVacancies } from './no-vacancies.tsx'
import { SearchNotes } from './search-notes.tsx'
import { VacancyFilterForm } from './vacancy-filter-form.tsx'
import { NotListed, VacancyList } from './vacancy-row.tsx'

interface VacanciesScreenProps {
  locale: Locale
  vacancies: FoundVacancies
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
      form={
        <VacancyFilterForm
          locale={locale}
          filter={filter}
          shell={shell}
          search={vacancies.search}
        />
      }
      count={t('count', { count: vacancies.total })}
      empty={<NoVacancies locale={locale} filter={filter} search={vacancies.search} />}
    >
      {vacancies.search && (
        <SearchNotes locale={locale} search={vacancies.search} isPayChosen={Boolean(filter?.pay)} />
      )}
      <p className="mb-5 text-small text-muted">{t('basis')}</p>
      <VacancyList locale={locale} vacancies={vacancies.items} isBasisSaid />
      <NotListed locale={locale} />
    </ListScreen>
  )
}
