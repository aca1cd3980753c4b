import { useTranslations } from 'next-intl'
import { landingFields } from '#components/page/landing-fields.ts'
import { FilterForm } from '#components/ui/page/filter-form.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import { formatMoney } from '#lib/resources/salary.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { VacancySearch } from '#lib/resources/vacancies/model.ts'

interface VacancyFilterFormProps {
  locale: Locale
  filter?: ListFilter
  shell: Pick<Shell, 'countries' | 'staffMenu' | 'candidatesMenu'>
  /** Absent where a backend searches, which knows neither numbers nor lodging and pay. */
  search?: VacancySearch
}

export function VacancyFilterForm({ locale, filter, shell, search }: VacancyFilterFormProps) {
  const t = useTranslations('vacancies.filter')
  const words = useTranslations('vocabulary')
  const pay = search?.pay
  const option = (name: keyof VacancySearch['counts'], value: string, title: string) => ({
    value,
    title: search ? t('counted', { title, count: search.counts[name][value] ?? 0 }) : title,
  })
  // An amount that somebody has written into the address is a choice like the others.
  const chosenPay = Number(filter?.pay ?? pay?.steps[0])
  const steps = [...new Set([...(pay?.steps ?? []), chosenPay])].toSorted((a, b) => a - b)
  return (
    <FilterForm
      label={t('label')}
      further={words('furtherFilters')}
      furtherFolds="above"
      submit={t('submit')}
      clear={words('clear')}
      href={listHref(locale, 'vacancies')}
      chosen={filter}
      fields={[
        ...landingFields('vacancies', { shell, words, option }),
        { name: 'q', isFurther: true, label: t('words') },
        ...(search
          ? [
              {
                name: 'live_in',
                isFurther: true,
                label: t('lodging'),
                noChoice: t('anyLodging'),
                options: (['in', 'out'] as const).map((value) =>
                  option('live_in', value, words(`lodging.${value}`)),
                ),
              },
            ]
          : []),
        ...(pay
          ? [
              {
                name: 'pay',
                isFurther: true,
                label: t('pay'),
                noChoice: t('anyPay'),
                options: steps.map((step) => {
                  const title = t('payFrom', { amount: formatMoney(step, pay.currency, locale) })
                  const isCounted = pay.steps.includes(step)
                  return isCounted
                    ? option('pay', String(step), title)
                    : { value: String(step), title }
                }),
              },
            ]
          : []),
      ]}
    />
  )
}
