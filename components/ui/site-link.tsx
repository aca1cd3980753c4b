'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isFullLoadDue, startNavigation } from './site-link-navigation'
import { watchLink } from './site-link-visibility'

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'as'> {
  href: string
  /** Whether its page may be fetched before it is asked for; by default it may. */
  isPreloaded?: boolean
}

/**
 * A link to a page of the site. It preloads through the one queue, and is a full load where the
 * site has been deployed anew.
 */
export function SiteLink({ href, isPreloaded = true, onNavigate, ...rest }: SiteLinkProps) {
  function handleNavigate(event: { preventDefault: () => void }) {
    let isPrevented = false
    onNavigate?.({
      preventDefault() {
        isPrevented = true
        event.preventDefault()
      },
    })
    if (isPrevented) return
    if (isFullLoadDue()) {
      event.preventDefault()
      window.location.assign(href)
    } else startNavigation(href)
  }

  return (
    <Link
      href={href}
      prefetch={false}
      ref={isPreloaded ? watchLink : undefined}
      data-preload={isPreloaded ? '' : undefined}
      onNavigate={handleNavigate}
      {...rest}
    />
  )
}
