import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import type { Position } from '#lib/resources/staff/model.ts'
import { PositionIndex } from './position-index.tsx'

const FIELDS: Category[] = [
  { slug: 'house', title: 'House', pages: [] },
  { title: 'At sea', icon: 'anchor', pages: [] },
  { slug: 'care', title: 'Care', pages: [] },
]
const POSITIONS: Position[] = [
  { slug: 'skipper', title: 'Skipper', field: 'At sea' },
  {
    slug: 'housemaid',
    title: 'Housemaid',
    field: 'House',
    pay: { countrySlug: 'uk', from: 28_000, to: 36_000, currency: 'GBP', period: 'year' },
  },
]

describe('PositionIndex', () => {
  it('leads to the list of each field that holds something, and to each position', () => {
    expect(hrefsOf(draw())).toEqual([
      '/staff?category=house',
      '/staff/housemaid',
      '/staff?category=At+sea',
      '/staff/skipper',
    ])
  })

  it('stays within the country that the list is narrowed by', () => {
    expect(hrefsOf(draw({ country: 'uk' }))).toContain('/staff?country=uk&category=house')
  })

  it('says the pay where it may be said of which country it is', () => {
    expect(draw()).toMatch(/£28,000–.?36,000/)
    expect(draw({ isPayShown: false })).not.toContain('£')
  })
})

function draw(changes: Partial<Parameters<typeof PositionIndex>[0]> = {}): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone="UTC">
      <PositionIndex locale="en" positions={POSITIONS} fields={FIELDS} isPayShown {...changes} />
    </NextIntlClientProvider>,
  )
}

function hrefsOf(markup: string): (string | undefined)[] {
  return Array.from(markup.matchAll(/<a href="([^"]+)"/g), ([, href]) =>
    href?.replaceAll('&amp;', '&'),
  )
}
