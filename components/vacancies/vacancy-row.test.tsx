// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import messages from '#messages/en.json'
import { VacancyRow } from './vacancy-row.tsx'

const BARE: Vacancy = {
  id: '7',
  title: 'Cook',
  conditions: sanitizeHtml(''),
  sum: '',
  countries: [],
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('VacancyRow', () => {
  it('shows the place with live-in or out, the pay and the date', () => {
    renderRow({
      ...BARE,
      city: 'Lucca',
      countries: [{ title: 'Italy', slug: 'italy' }],
      isLiveIn: false,
      sum: '€2,000 a month',
      publishedAt: '2020-11-24',
    })
    expect(paragraphs()).toEqual([
      'Lucca, Italy, live-out',
      '€2,000 a month',
      '24\u00a0November 2020',
    ])
  })

  it('tells of a permit that is arranged, and of no other papers', () => {
    renderRow({ ...BARE, city: 'Dubai', isLiveIn: true, papers: 'arranged' })
    expect(paragraphs()).toEqual(['Dubai, live-in, permit arranged'])
    cleanup()
    renderRow({ ...BARE, city: 'Dubai', isLiveIn: true, papers: 'own' })
    expect(paragraphs()).toEqual(['Dubai, live-in'])
  })

  it('says to a screen reader what one would apply for, the visible word first', () => {
    renderRow({ ...BARE, city: 'Lucca', countries: [{ title: 'Italy', slug: 'italy' }] })
    expect(screen.getByRole('link', { name: 'Apply (Cook, Lucca, Italy)' }).textContent).toMatch(
      /^Apply/,
    )
  })

  it('takes no application any more from the moment it closes, on an open page as well', () => {
    const closesAt = Date.parse('2026-11-27T20:00:00Z')
    vi.useFakeTimers({ now: closesAt - 1 })
    renderRow({ ...BARE, closesAt })
    expect(screen.getByRole('link', { name: /^Apply/ })).toBeTruthy()
    expect(screen.queryByText('Closed')).toBeNull()
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
    expect(screen.getByText('Closed')).toBeTruthy()
    cleanup()
    renderRow({ ...BARE, closesAt })
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
    expect(screen.getByText('Closed')).toBeTruthy()
  })

  it('leaves out what is not known', () => {
    renderRow({ ...BARE, isLiveIn: true })
    expect(paragraphs()).toEqual(['live-in'])
    cleanup()
    renderRow(BARE)
    expect(paragraphs()).toEqual([])
    expect(screen.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe('/vacancies/7')
  })
})

function renderRow(vacancy: Vacancy) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <VacancyRow locale="en" vacancy={vacancy} />
    </NextIntlClientProvider>,
  )
}

function paragraphs() {
  return screen.queryAllByRole('paragraph').map((paragraph) => paragraph.textContent)
}
