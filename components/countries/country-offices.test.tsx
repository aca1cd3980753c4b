// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { Office } from '#lib/resources/settings/office.ts'
import messages from '#messages/en.json'
import { CountryOffices } from './country-offices.tsx'

const DUBAI: Office = {
  countrySlug: 'uae',
  title: 'Dubai',
  phone: '+971 4 000 0011',
  timeZone: 'Asia/Dubai',
  hours: [
    { days: [1, 2, 3, 4], from: '09:00', to: '18:00' },
    { days: [5], from: '09:00', to: '12:30' },
  ],
  ...{ languages: [], people: [], promiseMinutes: 60, closures: [], openDays: [] },
}

afterEach(() => cleanup())

describe('CountryOffices', () => {
  it('shows the offices of the country and of no other', () => {
    show([DUBAI, { ...DUBAI, countrySlug: 'uk', title: 'London', phone: '+44 20 7946 0011' }])
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Dubai'])
    expect(facts()).toEqual({
      Phone: '+971\u00a04\u00a0000\u00a00011',
      Hours: 'Mon–Thu 09:00–18:00Fri 09:00–12:30',
      'Time zone': 'Dubai, UTC+4',
    })
  })

  it('leaves the hours out where none are known', () => {
    show([{ ...DUBAI, hours: [] }])
    expect(facts()).toEqual({
      Phone: '+971\u00a04\u00a0000\u00a00011',
      'Time zone': 'Dubai, UTC+4',
    })
  })

  it('names the head office for a country without an office', () => {
    show([])
    expect(screen.queryAllByRole('heading')).toEqual([])
    expect(facts()).toEqual({
      'Head office': '+44 20 7946 0011',
      'Time zone': 'Gulf Standard Time, UTC+4',
    })
  })
})

function show(offices: Office[]) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CountryOffices
        locale="en"
        country={{ id: 7, slug: 'uae', title: 'UAE', heading: '', timeZone: 'Asia/Dubai' }}
        settings={{
          siteName: 'Aldermere',
          phones: { headOffice: '+44 20 7946 0011', russia: '', usa: '', ukraine: '' },
          footerContacts: [],
          officeAddresses: [],
          pages: [],
          offices,
        }}
      />
    </NextIntlClientProvider>,
  )
}

function facts(): Record<string, string | null> {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '')
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? null]))
}
