// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { countryStore } from '#components/site/country/country-store.ts'
import { PeopleThereClient } from './people-there-client.tsx'

const PEOPLE = [
  { slug: 'ann', card: 'Ann', countries: [{ title: 'France', slug: 'france' }] },
  { slug: 'ben', card: 'Ben' },
]

afterEach(() => {
  cleanup()
  choose('')
})

it('shows those who would work in the country that is selected, and all where none is', () => {
  renderPeople(PEOPLE)
  expect(names()).toEqual(['Ann', 'Ben'])
  choose('uk')
  expect(names()).toEqual(['Ben'])
  choose('france')
  expect(names()).toEqual(['Ann', 'Ben'])
})

it('says where nobody would, with a way on', () => {
  renderPeople(PEOPLE.slice(0, 1))
  choose('uk')
  expect(names()).toEqual([])
  expect(screen.getByText('Nobody in the United Kingdom')).toBeTruthy()
  expect(screen.getByText('Call me')).toBeTruthy()
})

function renderPeople(people: Parameters<typeof PeopleThereClient>[0]['people']) {
  render(
    <PeopleThereClient
      people={people}
      where={{ uk: 'in the United Kingdom' }}
      title="Nobody {where}"
      text="In four weeks"
    >
      <a href="/contacts">Call me</a>
    </PeopleThereClient>,
  )
}

function names() {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

/** As a page of the country does, which asks for nothing. */
function choose(countrySlug: string) {
  act(() => {
    if (countrySlug) {
      countryStore.arrive({ locale: 'en', countrySlug, menus: { staff: [], candidates: [] } }, '')
    } else countryStore.choose('', { locale: 'en', baseUrl: '' })
  })
}
