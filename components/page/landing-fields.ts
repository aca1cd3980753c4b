import type { useTranslations } from 'next-intl'
import type { ListKindName } from '#lib/i18n/pages.ts'
import { fieldsOf, type Shell } from '#lib/resources/shell/model.ts'

interface LandingFieldsOptions {
  shell: Pick<Shell, 'countries' | 'staffMenu' | 'candidatesMenu'>
  words: ReturnType<typeof useTranslations<'vocabulary'>>
  option?: (name: 'country' | 'category', value: string, title: string) => Option
}

interface Option {
  value: string
  title: string
}

/** The two fields by which every list is narrowed: together they make its landing pages. */
export function landingFields(
  kind: ListKindName,
  { shell, words, option = (_name, value, title) => ({ value, title }) }: LandingFieldsOptions,
) {
  return [
    {
      name: 'country' as const,
      label: words('country'),
      noChoice: words('anyCountry'),
      options: shell.countries.map(({ slug, title }) => option('country', slug, title)),
    },
    {
      name: 'category' as const,
      label: words('category'),
      noChoice: words('anyCategory'),
      options: fieldsOf(kind, shell).map(({ slug, title }) =>
        option('category', slug ?? title, title),
      ),
    },
  ]
}
