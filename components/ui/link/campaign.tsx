'use client'

import type { ComponentProps } from 'react'
import { useSyncExternalStore } from 'react'
import { SiteLink } from './site-link.tsx'

/** A link to another view of the same list, which keeps the parameters of a campaign. */
export function CampaignLink({ href, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} href={withCampaign(href, useCampaign())} />
}

/** In a form that asks by its address, so that the parameters of a campaign outlive the asking. */
export function CampaignFields() {
  const parameters = [...new URLSearchParams(useCampaign())]
  return parameters.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand more than once
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

const CAMPAIGN_PARAMETER = /^(utm_\w+|gclid|yclid|fbclid)$/i
const subscribeToNothing = () => () => undefined

/** The parameters by which the office knows which campaign somebody came from, as a query without `?`. */
export function campaignOf(search: string): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) =>
    CAMPAIGN_PARAMETER.test(name),
  )
  return new URLSearchParams(parameters).toString()
}

/**
 * The parameters in the address of this page. A page from a cache does not know its query, so they are
 * there once the script runs.
 */
function useCampaign(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => campaignOf(window.location.search),
    () => '',
  )
}

/** An address of this site with the parameters behind what it asks for already. */
export function withCampaign(href: string, campaign: string): string {
  if (!campaign) return href
  const [address = '', hash] = href.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${campaign}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
