// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import messages from '#messages/en.json'
import { CandidateFacts } from './candidate-facts.tsx'

const NOW = new Date('2026-11-24T12:00:00Z')

const BARE: CandidateProfile = {
  isMinimal: false,
  slug: 'marta',
  title: 'Marta, housekeeper',
  name: 'Marta R.',
  category: 'house',
  position: 'Housekeeper',
  summary: '',
  publishedAt: '2026-11-20',
  checks: [],
  belongings: [],
  experienceYears: 1,
  languages: [],
  location: '',
  isReadyToRelocate: false,
  availability: '',
  liveIn: 'either',
  education: [],
  experience: [],
  skills: [],
  areReferencesChecked: false,
}

afterEach(cleanup)

describe('CandidateFacts', () => {
  it('leaves no empty place for what is not known', () => {
    expect(factsOf(BARE)).toEqual({
      Experience: '1 year',
      'Moving abroad': 'Not planned',
      Accommodation: 'Live-in or live-out',
      References: 'Not checked yet',
      'Profile added': '20 November 2026',
    })
  })

  it('shows everything that is known', () => {
    const facts = factsOf({
      ...BARE,
      age: 41,
      location: 'Geneva',
      availability: 'Full time',
      availableFrom: '2026-11-25',
      expectedSalary: { from: 5000, to: 5500, currency: 'CHF', period: 'month', gross: true },
      languages: [
        { code: 'pt', level: 'native' },
        { code: 'fr', level: 'B2' },
      ],
    })
    expect(facts).toMatchObject({
      Age: '41 years',
      'Lives in': 'Geneva',
      Hours: 'Full time',
      'Can start': '25 November 2026',
      'Expected pay': 'CHF 5,000–5,500 a month gross',
      Languages: 'Portuguese, nativeFrench, upper intermediate (B2)',
    })
  })

  it('says that a start which has come is now', () => {
    expect(factsOf({ ...BARE, availableFrom: '2026-11-24' })['Can start']).toBe('Immediately')
  })
})

function factsOf(profile: CandidateProfile): Record<string, string> {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CandidateFacts locale="en" profile={profile} now={NOW} />
    </NextIntlClientProvider>,
  )
  const terms = screen.getAllByRole('term').map(textOf)
  const values = screen.getAllByRole('definition').map(textOf)
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']))
}

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
}
