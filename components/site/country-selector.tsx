import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { Country } from '#lib/domain/country'
import { WORLD } from '#lib/domain/country'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { Selector, SelectorItem } from './selector'

interface CountrySelectorProps {
  locale: Locale
  countries: Country[]
  selected: Country | undefined
}

export async function CountrySelector({ locale, countries, selected }: CountrySelectorProps) {
  const t = await getTranslations('site')
  const choices = [{ ...WORLD, title: t('world') }, ...countries]
  const current = selected?.title ?? t('world')
  return (
    <Selector label={t('country', { country: current })} shown={current}>
      {choices.map(({ slug, title }) => (
        <SelectorItem key={slug} isCurrent={slug === (selected?.slug ?? '')}>
          <Link
            href={localizedPath(locale, PATHS.country(slug))}
            aria-current={slug === (selected?.slug ?? '') ? 'true' : undefined}
            className="block py-2 hover:text-ember"
          >
            {title}
          </Link>
        </SelectorItem>
      ))}
    </Selector>
  )
}
