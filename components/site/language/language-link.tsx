'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
import { useSitePath } from '#components/site/header/site-path.ts'
import { keepScrollPosition } from '#components/site/navigation/scroll-restoration.tsx'
import { writeCookie } from '#components/ui/browser/cookie.ts'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { beginNavigation, isPlainClick } from '#components/ui/link/site-link-navigation.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from '#lib/i18n/locales.ts'

interface LanguageLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'href' | 'locale'> {
  locale: Locale
  isCurrent: boolean
}

/** The page one is on, in another language: with the same query, at the same place. */
export function LanguageLink({ locale, isCurrent, onClick, ...props }: LanguageLinkProps) {
  const router = useRouter()
  const href = localizedPath(locale, useSitePath())

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS)
    carryQuery(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isCurrent) return
    const target = href + window.location.search
    if (!beginNavigation(target + window.location.hash)) return
    keepScrollPosition(href)
    router.push(target, { scroll: false })
  }

  return (
    <SiteLink
      isPreloaded={false}
      {...props}
      href={href}
      hrefLang={locale}
      lang={locale}
      aria-current={isCurrent ? 'true' : undefined}
      onPointerDownCapture={carryQuery}
      onFocusCapture={carryQuery}
      onClick={handleClick}
    />
  )
}

/** The server does not know the query; the link has to, before it is opened or copied. */
function carryQuery({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.setAttribute('href', currentTarget.pathname + window.location.search)
}
