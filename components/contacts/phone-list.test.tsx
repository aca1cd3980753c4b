// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { Settings } from '#lib/resources/settings/model.ts'
import messages from '#messages/en.json'
import { PhoneList } from './phone-list.tsx'

const SETTINGS: Settings = {
  siteName: 'Aldermere',
  phones: {
    headOffice: '+44 20 7946 0011',
    russia: '+7 495 000 00 11',
    usa: '+1 212 555 0111',
    ukraine: '+380 44 000 00 11',
  },
  footerContacts: [],
  officeAddresses: [],
  pages: [],
  offices: [
    {
      countrySlug: 'uk',
      title: 'London',
      phone: '+44 (0)20 7946 0011',
      timeZone: 'Europe/London',
      hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:30' }],
      ...{ languages: [], people: [], promiseMinutes: 60, closures: [], openDays: [] },
    },
  ],
}

const NO_OFFICE = messages.contacts.phones.noOffice

afterEach(() => cleanup())

describe('PhoneList', () => {
  it('gives each number its label, and hours where it is known who answers', () => {
    show()
    const labels = screen.getAllByRole('term').map((term) => term.textContent)
    const numbers = screen.getAllByRole('definition').map((definition) => definition.textContent)
    expect(labels).toEqual(['Head office', 'Russia', 'USA', 'Ukraine'])
    expect(numbers).toEqual([
      '+44 20 7946 0011Mon–Fri 09:00–18:30',
      `+7 495 000 00 11${NO_OFFICE}`,
      `+1 212 555 0111${NO_OFFICE}`,
      `+380 44 000 00 11${NO_OFFICE}`,
    ])
  })

  it('dials the number it shows', () => {
    show()
    const link = screen.getByRole('link', { name: '+380 44 000 00 11' })
    expect(link.getAttribute('href')).toBe('tel:+380440000011')
  })
})

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <PhoneList locale="en" settings={SETTINGS} />
    </NextIntlClientProvider>,
  )
}
