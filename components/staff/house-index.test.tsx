import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import type { Position } from '#lib/resources/staff/model.ts'
import { HouseIndex } from './house-index.tsx'

const COUNTRY = { id: 1, slug: 'uk', title: 'UK', heading: 'UK', where: 'in the United Kingdom' }
const MENU: Category[] = [
  { slug: 'house', title: 'House', pages: [{ slug: 'housemaid', title: 'Housemaid' }] },
  { title: 'At sea', icon: 'anchor', pages: [{ slug: 'skipper', title: 'Skipper' }] },
  { slug: 'nursery', icon: 'baby-carriage', title: 'The young', pages: [] },
]
const POSITIONS: Position[] = [
  {
    slug: 'housemaid',
    title: 'Housemaid',
    field: 'House',
    pay: { countrySlug: 'uk', from: 28_000, to: 36_000, currency: 'GBP', period: 'year' },
  },
]

describe('HouseIndex', () => {
  it('has a room for every category of any backend, the family’s above', () => {
    expect(roomsOf(draw())).toEqual([
      ['children', '/staff?category=nursery#results'],
      ['spare', '/staff?category=At+sea#results'],
      ['house', '/staff?category=house#results'],
    ])
  })

  it('stays within the country that the list is narrowed by', () => {
    const hrefs = roomsOf(draw({ country: 'uk' })).map(([, href]) => href)
    expect(hrefs).toContain('/staff?country=uk&category=house#results')
  })

  it('says the pay, and where it is usual', () => {
    const text = textOf(draw())
    expect(text).toContain('House £28,000–36,000 a year Housemaid')
    expect(text).toContain('usual in the United Kingdom')
  })

  it('names no pay where it cannot say of which country', () => {
    expect(textOf(draw({ payCountry: { ...COUNTRY, where: undefined } }))).not.toMatch(/£|pay/)
  })
})

function draw(changes: Partial<Parameters<typeof HouseIndex>[0]> = {}): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone="UTC">
      <HouseIndex locale="en" menu={MENU} positions={POSITIONS} payCountry={COUNTRY} {...changes} />
    </NextIntlClientProvider>,
  )
}

/** What is drawn of each, and where it leads. */
function roomsOf(markup: string): (string | undefined)[][] {
  return Array.from(
    markup.matchAll(/<a href="([^"]+)".*?<use href="[^"]*#([^"]+)"/g),
    ([, href, drawing]) => [drawing, href?.replaceAll('&amp;', '&')],
  )
}

function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
}
