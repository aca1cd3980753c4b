import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import type { Shell } from '#lib/domain/shell'
import { vacanciesHref } from '#lib/i18n/hrefs'
import type { VacancyFilter } from '#lib/i18n/view'
import { TextLink } from '@/components/ui/text-link'
import { FilterSelect } from './filter-select'

interface VacancyFilterFormProps {
  locale: Locale
  filter?: VacancyFilter
  shell: Pick<Shell, 'countries' | 'staffMenu'>
}

/** Narrows the list by the address alone, so that it works without script. */
export function VacancyFilterForm({ locale, filter, shell }: VacancyFilterFormProps) {
  const t = useTranslations('vacancies.filter')
  const words = useTranslations('vocabulary')
  const countries = shell.countries.map(({ slug, title }) => ({ value: slug, title }))
  const categories = shell.staffMenu.map(({ slug, title }) => ({ value: slug ?? title, title }))
  return (
    <form
      // Uncontrolled fields keep their values over a navigation; another filter is another form.
      key={vacanciesHref(locale, filter ?? {})}
      method="get"
      action={vacanciesHref(locale, {})}
      autoComplete="off"
      aria-label={t('label')}
      className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1 print:hidden"
    >
      <FilterSelect
        name="country"
        label={words('country')}
        anyLabel={t('anyCountry')}
        options={countries}
        chosen={filter?.country}
      />
      <FilterSelect
        name="category"
        label={words('category')}
        anyLabel={t('anyCategory')}
        options={categories}
        chosen={filter?.category}
      />
      <label className="block min-w-0">
        <span className="mb-1.5 block text-small text-muted">{t('words')}</span>
        <input
          type="search"
          name="q"
          maxLength={100}
          defaultValue={filter?.words}
          className="h-12 w-full rounded-sm border border-field bg-paper px-3"
        />
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 self-end">
        <button
          type="submit"
          className="min-h-12 cursor-pointer rounded-sm border border-evergreen bg-evergreen px-6 py-3 font-medium text-paper transition-colors duration-200 hover:border-moss hover:bg-moss"
        >
          {t('submit')}
        </button>
        {filter && (
          <TextLink
            href={vacanciesHref(locale, {})}
            className="link inline-flex min-h-11 items-center"
          >
            {t('clear')}
          </TextLink>
        )}
      </div>
    </form>
  )
}
