import { describe, expect, it } from 'vitest'
import { campaignOf, withCampaign } from './campaign.tsx'

describe('the marks of a campaign', () => {
  it('are taken out of a query as they stand, whatever stands beside them', () => {
    const search = '?q=a&utm_source=ads&page=2&UTM_Term=няня%20%26&gclid=G1&yclid=Y&fbclid=F&utm=x'
    expect(Object.fromEntries(new URLSearchParams(campaignOf(search)))).toEqual({
      utm_source: 'ads',
      UTM_Term: 'няня &',
      gclid: 'G1',
      yclid: 'Y',
      fbclid: 'F',
    })
    expect(campaignOf('?q=utm_source&country=uk')).toBe('')
    expect(campaignOf('')).toBe('')
  })

  it.each([
    ['/vacancies', '', '/vacancies'],
    ['/vacancies', 'gclid=1', '/vacancies?gclid=1'],
    ['/ru/vacancies?country=uk&page=2', 'gclid=1', '/ru/vacancies?country=uk&page=2&gclid=1'],
    ['/blog#top', 'gclid=1', '/blog?gclid=1#top'],
  ])('go behind %s', (href, campaign, expected) => {
    expect(withCampaign(href, campaign)).toBe(expected)
  })
})
