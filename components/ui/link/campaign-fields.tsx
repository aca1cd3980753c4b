'use client'

import { useCampaign } from './campaign.ts'

/** In a form that asks by its address, so that the marks of a campaign outlive the asking. */
export function CampaignFields() {
  const marks = [...new URLSearchParams(useCampaign())]
  return marks.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand more than once
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
