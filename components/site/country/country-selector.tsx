import type { CountryChoice, SiteNav } from '#components/site/header/site-nav.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { isPlainClick } from '#components/ui/link/site-link-navigation.ts'
import { CHOICE, CheckMark, Selector } from '#components/ui/menu/selector.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { countryStore } from './country-store.ts'

interface CountrySelectorProps {
  nav: SiteNav
  selected: CountryChoice
  isShort?: boolean
}

export function CountrySelector({ nav, selected, isShort }: CountrySelectorProps) {
  const { locale, apiBaseUrl, countries } = nav
  const choices = countries.map(({ slug, title }) => ({
    key: slug,
    link: (
      <SiteLink
        href={localizedPath(locale, PATHS.country(slug))}
        aria-current={slug === selected.slug ? 'true' : undefined}
        onClick={(event) => {
          if (isPlainClick(event)) countryStore.choose(slug, { locale, baseUrl: apiBaseUrl })
        }}
        className={CHOICE}
      >
        {title}
        <CheckMark />
      </SiteLink>
    ),
  }))
  return (
    <Selector
      label={nav.texts.country.replace('{country}', () => selected.title)}
      shortLabel={isShort ? selected.title : undefined}
      choices={choices}
    />
  )
}
