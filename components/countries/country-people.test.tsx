// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Category } from '#lib/resources/menus/model.ts'
import messages from '#messages/en.json'
import { CountryCandidates, CountryPositions } from './country-people.tsx'

const UK = { id: 1, slug: 'uk', title: 'UK', heading: 'UK', where: 'in the UK' }
const CHILDREN: Category = { title: 'Children', pages: [{ slug: 'anna', title: 'Anna, nanny' }] }
afterEach(cleanup)

describe('CountryPositions', () => {
  it('leads to each position and counts who is ready for it, then to all of them', () => {
    show(
      <CountryPositions
        locale="en"
        country={UK}
        positions={[
          { slug: 'nanny', title: 'Nanny', candidates: 2 },
          { slug: 'cook', title: 'Cook', candidates: 0 },
        ]}
      />,
    )
    expect(hrefOf('Nanny')).toBe('/staff/nanny')
    expect(screen.getAllByText(/candidate/).map(({ textContent }) => textContent)).toEqual([
      '2 candidates',
    ])
    expect(hrefOf('All positions')).toBe('/staff?country=uk')
  })

  it('says so where there are none, with a way to ask', () => {
    show(<CountryPositions locale="en" country={UK} positions={[]} />)
    expect(document.body.textContent).toContain('in the UK')
    expect(screen.getByRole('link', { name: 'Request a callback' })).toBeTruthy()
  })
})

describe('CountryCandidates', () => {
  it('names those of the menu where nobody is described', () => {
    show(<CountryCandidates locale="en" country={UK} profiles={[]} menu={[CHILDREN]} />)
    expect(hrefOf('Anna, nanny')).toBe('/candidate/anna')
    expect(screen.getByText('1 candidate')).toBeTruthy()
  })

  it('says so where there is nobody, with a way to ask', () => {
    show(<CountryCandidates locale="en" country={UK} profiles={[]} menu={[]} />)
    expect(screen.getByText('No candidates are listed for this country today')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a callback' })).toBeTruthy()
  })
})

function show(content: ReactNode) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {content}
    </NextIntlClientProvider>,
  )
}

function hrefOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}
