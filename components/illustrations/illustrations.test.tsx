import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CategoryIllustration } from './category-illustration.tsx'
import { ContactsIllustration } from './contacts-illustration.tsx'
import { CountryIllustration } from './country-illustration.tsx'
import { DocumentIllustration } from './document-illustration.tsx'
import { JournalIllustration } from './journal-illustration.tsx'
import { VacanciesIllustration } from './vacancies-illustration.tsx'

const MOST_BYTES = 12_000
const CATEGORIES = [
  ['children', 'baby-carriage'],
  ['house', 'house'],
  ['kitchen-and-table', 'cooking-pot'],
  ['management', 'key'],
  ['road-garden-safety', 'car'],
  ['care', 'heart'],
] as const
const COUNTRIES = 'uk france monaco switzerland italy cyprus uae usa russia'.split(' ')

const frontDoor = draw(<CategoryIllustration />)

describe('CategoryIllustration', () => {
  it('draws each category as its own, by slug as by icon', () => {
    const drawings = CATEGORIES.map(([slug, icon]) => {
      const drawing = draw(<CategoryIllustration slug={slug} />)
      expect(draw(<CategoryIllustration icon={icon} />)).toBe(drawing)
      return drawing
    })
    expect(new Set([...drawings, frontDoor]).size).toBe(CATEGORIES.length + 1)
  })

  it('goes by the slug where the icon says another', () => {
    expect(draw(<CategoryIllustration slug="care" icon="car" />)).toBe(
      draw(<CategoryIllustration slug="care" />),
    )
  })

  it('draws the front door for a category it does not know', () => {
    expect(draw(<CategoryIllustration slug="yachts" icon="anchor" />)).toBe(frontDoor)
  })
})

describe('CountryIllustration', () => {
  it('draws each country as its own, and one town for all others', () => {
    const town = draw(<CountryIllustration slug="portugal" />)
    expect(draw(<CountryIllustration slug="japan" />)).toBe(town)
    const drawings = COUNTRIES.map((slug) => draw(<CountryIllustration slug={slug} />))
    expect(new Set([...drawings, town]).size).toBe(COUNTRIES.length + 1)
  })
})

describe('the illustrations of the other pages', () => {
  it('draws each as its own', () => {
    const drawings = [
      draw(<ContactsIllustration />),
      draw(<DocumentIllustration />),
      draw(<JournalIllustration />),
      draw(<VacanciesIllustration />),
    ]
    expect(new Set([...drawings, frontDoor]).size).toBe(drawings.length + 1)
  })
})

/** Its markup, checked to be light and silent. */
function draw(illustration: ReactElement): string {
  const markup = renderToStaticMarkup(illustration)
  expect(markup.length).toBeLessThan(MOST_BYTES)
  expect(markup).toMatch(/^<svg [^>]*width="\d+" height="\d+" aria-hidden="true"/)
  return markup
}
