'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import type { Locale } from '#lib/domain/locale'
import { localizedPath } from '#lib/i18n/hrefs'
import { pathOfInternal, splitLocale } from '#lib/i18n/routes'

const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60

interface LanguageLinkProps {
  locale: Locale
  isCurrent: boolean
  className?: string
  children: ReactNode
}

/** The page one is on, in another language. */
export function LanguageLink({ locale, isCurrent, className, children }: LanguageLinkProps) {
  const pathname = usePathname()
  // The server renders the internal address, whose first segment no visitor sees.
  const path = typeof window === 'undefined' ? pathOfInternal(pathname) : splitLocale(pathname).path

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const isSecure = window.location.protocol === 'https:'
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `NEXT_LOCALE=${locale}; max-age=${COOKIE_LIFE_SECONDS}; path=/; samesite=lax${isSecure ? '; secure' : ''}`
    event.currentTarget.search = window.location.search
  }

  return (
    <Link
      href={localizedPath(locale, path)}
      hrefLang={locale}
      lang={locale}
      prefetch={false}
      scroll={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onClick={handleClick}
    >
      {children}
    </Link>
  )
}
