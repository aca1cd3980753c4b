'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { toNavigateHandler } from './site-link-navigation.ts'
import { watchLink } from './site-link-visibility.ts'

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'as'> {
  href: string
  /** Whether its page may be fetched before it is asked for; by default it may. */
  isPreloaded?: boolean
}

/**
 * A link to a page of the site. It preloads through the one queue, and is a full load once the
 * site has been deployed anew.
 */
export function SiteLink({ href, isPreloaded = true, onNavigate, ...rest }: SiteLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      ref={isPreloaded ? watchLink : undefined}
      data-preload={isPreloaded ? '' : undefined}
      onNavigate={toNavigateHandler(href, onNavigate)}
      {...rest}
    />
  )
}
