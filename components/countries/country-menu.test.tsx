// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { Category } from '#lib/resources/menus/model.ts'
import messages from '#messages/en.json'
import { CountryMenu } from './country-menu.tsx'

const CHILDREN: Category = { title: 'Children', pages: [{ slug: 'anna', title: 'Anna, nanny' }] }

afterEach(cleanup)

describe('CountryMenu', () => {
  it.each([
    ['positions', '/ru/staff/anna', '1 position'],
    ['candidates', '/ru/candidate/anna', '1 candidate'],
  ] as const)('leads from the %s to their pages and counts them', (kind, href, count) => {
    show(kind, [CHILDREN])
    expect(screen.getByRole('link', { name: 'Anna, nanny' }).getAttribute('href')).toBe(href)
    expect(screen.getByText(count)).toBeTruthy()
  })

  it('says so where there is nobody, with a way to ask', () => {
    show('candidates', [])
    expect(screen.getByText('No candidates are listed for this country today')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a callback' })).toBeTruthy()
  })
})

function show(kind: 'positions' | 'candidates', menu: Category[]) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CountryMenu locale="ru" kind={kind} menu={menu} />
    </NextIntlClientProvider>,
  )
}
