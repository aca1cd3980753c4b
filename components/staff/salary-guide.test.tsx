// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import messages from '#messages/en.json'
import { SalaryGuide } from './salary-guide.tsx'

afterEach(cleanup)

describe('SalaryGuide', () => {
  it('says why there is no fee where it cannot be worked out from the pay', () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages}>
        <SalaryGuide
          locale="en"
          position="nanny"
          countries={[{ id: 9, slug: 'russia', title: 'Russia', heading: '' }]}
          entries={[
            {
              ...{ countrySlug: 'russia', from: 120000, to: 200000, currency: 'RUB' },
              ...{ period: 'month', gross: false },
            },
          ]}
        />
      </NextIntlClientProvider>,
    )
    expect(screen.getByText('Our fee is worked out on pay before tax')).toBeTruthy()
    expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('on pay before tax')
  })

  it('says pay and fee of each country by its name, and where no VAT is added; leaves out one that it does not know', () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages}>
        <SalaryGuide
          locale="en"
          position="nanny"
          countries={[
            { id: 1, slug: 'uk', title: 'United Kingdom', heading: '' },
            { id: 2, slug: 'usa', title: 'United States', heading: '', isoCode: 'US' },
          ]}
          entries={[
            { countrySlug: 'uk', from: 38000, to: 60000, currency: 'GBP', period: 'year' },
            { countrySlug: 'usa', from: 50000, to: 60000, currency: 'USD', period: 'year' },
            { countrySlug: 'atlantis', from: 1, to: 2, currency: 'EUR', period: 'day' },
          ]}
        />
      </NextIntlClientProvider>,
    )
    expect(screen.getByRole('columnheader', { name: 'Our fee (18%, plus VAT)' })).toBeTruthy()
    const [, ...rows] = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual([
      'United Kingdom£38,000–\u206060,000 a\u00a0year£6,800–\u206010,800',
      'United States$50,000–\u206060,000 a\u00a0year$9,000–\u206010,800, no VAT',
    ])
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/uk', '/usa'])
  })
})
