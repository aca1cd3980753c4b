import { useTranslations } from 'next-intl'
import { FilterForm } from '#components/ui/page/filter-form.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { Shell } from '#lib/resources/shell/model.ts'

interface VacancyFilterFormProps {
  locale: Locale
  filter?: ListFilter
  shell: Pick<Shell, 'countries' | 'staffMenu'>
}

export function VacancyFilterForm({ locale, filter, shell }: VacancyFilterFormProps) {
  const t = useTranslations('vacancies.filter')
  const words = useTranslations('vocabulary')
  return (
    <FilterForm
      label={t('label')}
      submit={t('submit')}
      clear={words('clear')}
      href={listHref(locale, 'vacancies')}
      chosen={filter}
      fields={[
        {
          name: 'country',
          label: words('country'),
          noChoice: words('anyCountry'),
          options: shell.countries.map(({ slug, title }) => ({ value: slug, title })),
        },
        {
          name: 'category',
          label: words('category'),
          noChoice: words('anyCategory'),
          options: shell.staffMenu.map(({ slug, title }) => ({ value: slug ?? title, title })),
        },
        { name: 'q', label: t('words') },
      ]}
    />
  )
}
