import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { SiteLink } from '@/components/ui/site-link'
import { CheckMark } from './check-mark'
import { countryStore } from './country-store'
import { isPlainClick } from './is-plain-click'
import { CHOICE, Selector } from './selector'
import type { CountryChoice, SiteNav } from './site-nav'

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
      label={selected.label}
      shortLabel={isShort ? selected.title : undefined}
      choices={choices}
    />
  )
}
