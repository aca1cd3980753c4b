import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button/button.tsx'
import { SelectField } from '#components/ui/field/select-field.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { CampaignFields, CampaignLink } from '#components/ui/link/campaign.tsx'
import { SiteForm } from '#components/ui/link/site-form.tsx'
import { vacanciesHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { VacancyFilter } from '#lib/i18n/route-state.ts'
import type { Shell } from '#lib/resources/shell/model.ts'

interface Option {
  value: string
  title: string
}

interface VacancyFilterFormProps {
  locale: Locale
  filter?: VacancyFilter
  shell: Pick<Shell, 'countries' | 'staffMenu'>
}

/** Narrows the list by the address alone, so that it works without script and Back undoes it. */
export function VacancyFilterForm({ locale, filter, shell }: VacancyFilterFormProps) {
  const t = useTranslations('vacancies.filter')
  const words = useTranslations('vocabulary')
  const countries = shell.countries.map(({ slug, title }) => ({ value: slug, title }))
  const categories = shell.staffMenu.map(({ slug, title }) => ({ value: slug ?? title, title }))
  return (
    <SiteForm
      // Uncontrolled fields keep their values over a navigation; another filter is another form.
      key={vacanciesHref(locale, filter ?? {})}
      action={vacanciesHref(locale, {})}
      autoComplete="off"
      aria-label={t('label')}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 print:hidden"
    >
      <CampaignFields />
      <SelectField
        name="country"
        label={words('country')}
        noChoice={t('anyCountry')}
        options={withChosen(countries, filter?.country)}
        defaultValue={filter?.country}
      />
      <SelectField
        name="category"
        label={words('category')}
        noChoice={t('anyCategory')}
        options={withChosen(categories, filter?.category)}
        defaultValue={filter?.category}
      />
      <TextField
        type="search"
        name="q"
        label={t('words')}
        maxLength={100}
        defaultValue={filter?.words}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 self-end">
        <Button type="submit">{t('submit')}</Button>
        {filter && (
          <CampaignLink
            href={vacanciesHref(locale, {})}
            className="link inline-flex min-h-11 items-center"
          >
            {t('clear')}
          </CampaignLink>
        )}
      </div>
    </SiteForm>
  )
}

/** A choice that the site has no name for stays on show. */
function withChosen(options: Option[], chosen?: string): Option[] {
  const isKnown = !chosen || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, title: chosen }]
}
