'use client'

import type { ComponentProps } from 'react'
import { useCampaign, withCampaign } from './campaign.ts'
import { SiteLink } from './site-link.tsx'

/** A link to another view of the same list, which keeps the marks of a campaign. */
export function CampaignLink({ href, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} href={withCampaign(href, useCampaign())} />
}
