import Link from 'next/link'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { countryStore } from './country-store'
import { CheckIcon } from './icons'
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
      <Link
        href={localizedPath(locale, PATHS.country(slug))}
        aria-current={slug === selected.slug ? 'true' : undefined}
        onClick={(event) => {
          if (isPlainClick(event)) countryStore.choose(slug, { locale, baseUrl: apiBaseUrl })
        }}
        className={CHOICE}
      >
        {title}
        <CheckMark />
      </Link>
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

export function CheckMark() {
  return (
    <span className="ml-auto hidden text-ember group-aria-[current=true]/choice:inline">
      <CheckIcon />
    </span>
  )
}
