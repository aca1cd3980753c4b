import type { ComponentProps } from 'react'

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** Whether its page may be fetched before it is asked for; by default it may. */
  isPreloaded?: boolean
}

/**
 * A link to a page of the site. It is no more than an element: one listener for the whole document
 * follows all of them, and another preloads.
 */
export function SiteLink({ href, isPreloaded = true, ...rest }: SiteLinkProps) {
  return <a href={href} data-preload={isPreloaded ? '' : 'never'} {...rest} />
}

/** The link to a page of the site that something stands in. */
export function siteLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-preload]') ?? undefined
}

/** Whether its page may be fetched before it is asked for. */
export const PRELOADED_LINKS = 'a[data-preload=""]'
