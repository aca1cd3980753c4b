'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
import type { Locale } from '#lib/domain/locale'
import { localizedPath } from '#lib/i18n/hrefs'
import { isPlainClick } from './is-plain-click'
import { useSitePath } from './use-site-path'
import { keepCookie } from './visitor-cookie'

interface LanguageLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'locale'> {
  locale: Locale
  isCurrent: boolean
}

/** The page one is on, in another language: with the same query, at the same place. */
export function LanguageLink({ locale, isCurrent, onClick, ...props }: LanguageLinkProps) {
  const router = useRouter()
  const href = localizedPath(locale, useSitePath())

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    keepCookie('NEXT_LOCALE', locale)
    carryQuery(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isCurrent) return
    router.push(`${href}${window.location.search}${window.location.hash}`, { scroll: false })
  }

  return (
    <Link
      prefetch={false}
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
  currentTarget.search = window.location.search
}
