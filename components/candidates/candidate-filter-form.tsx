import { useTranslations } from 'next-intl'
import { landingFields } from '#components/page/landing-fields.ts'
import { FilterForm } from '#components/ui/page/filter-form.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import { type Locale, languageName } from '#lib/i18n/locales.ts'
import type { FilterName } from '#lib/i18n/pages.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import { START_DAYS } from '#lib/resources/candidates/model.ts'
import type { Shell } from '#lib/resources/shell/model.ts'

interface CandidateFilterFormProps {
  locale: Locale
  filter?: ListFilter
  shell: Pick<Shell, 'countries' | 'staffMenu' | 'candidatesMenu'>
  /** What the list can be narrowed by. */
  offered: readonly FilterName[]
  /** The codes of the languages that candidates speak. */
  languages: readonly string[]
}

export function CandidateFilterForm(props: CandidateFilterFormProps) {
  const { locale, filter, shell, offered, languages } = props
  const t = useTranslations('candidates.filter')
  const words = useTranslations('vocabulary')
  const fields = [
    ...landingFields('candidates', { shell, words }),
    {
      name: 'position',
      isFurther: true,
      label: t('position'),
      noChoice: t('anyPosition'),
      options: shell.staffMenu.flatMap(({ pages }) =>
        pages.map(({ slug, title }) => ({ value: slug, title })),
      ),
    },
    {
      name: 'live_in',
      isFurther: true,
      label: t('lodging'),
      noChoice: t('anyLodging'),
      options: (['in', 'out'] as const).map((value) => ({
        value,
        title: words(`lodging.${value}`),
      })),
    },
    {
      name: 'language',
      isFurther: true,
      label: t('language'),
      noChoice: t('anyLanguage'),
      options: languages.map((code) => ({
        value: code,
        title: capital(languageName(code, locale)),
      })),
    },
    {
      name: 'start',
      isFurther: true,
      label: t('start'),
      noChoice: t('anyStart'),
      options: (Object.keys(START_DAYS) as (keyof typeof START_DAYS)[]).map((value) => ({
        value,
        title: t(`starts.${value}`),
      })),
    },
  ] as const
  return (
    <FilterForm
      label={t('label')}
      further={words('furtherFilters')}
      submit={t('submit')}
      clear={words('clear')}
      href={listHref(locale, 'candidates')}
      chosen={filter}
      fields={fields.filter(({ name }) => offered.includes(name))}
    />
  )
}

function capital(name: string): string {
  return name.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}
