'use client'

import type { ComponentProps } from 'react'
import { useSyncExternalStore } from 'react'
import { SiteLink } from './site-link.tsx'

/** A link to another view of the same list, which keeps the marks of a campaign. */
export function CampaignLink({ href, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} href={withCampaign(href, useCampaign())} />
}

/** In a form that asks by its address, so that the marks of a campaign outlive the asking. */
export function CampaignFields() {
  const marks = [...new URLSearchParams(useCampaign())]
  return marks.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand more than once
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

const MARK = /^(utm_\w+|gclid|yclid|fbclid)$/i
const subscribeToNothing = () => () => undefined

/** The marks by which the office knows which campaign somebody came from, as a query without `?`. */
export function campaignOf(search: string): string {
  const marks = [...new URLSearchParams(search)].filter(([name]) => MARK.test(name))
  return new URLSearchParams(marks).toString()
}

/**
 * The marks in the address of this page. A page from a cache does not know its query, so they are
 * there once the script runs.
 */
function useCampaign(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => campaignOf(window.location.search),
    () => '',
  )
}

/** An address of this site with the marks behind what it asks for already. */
export function withCampaign(href: string, campaign: string): string {
  if (!campaign) return href
  const [address = '', hash] = href.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${campaign}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
