// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import type { VacancySearch } from '#lib/resources/vacancies/model.ts'
import messages from '#messages/ru.json'
import { VacancyFilterForm } from './vacancy-filter-form.tsx'

const COUNTRIES = [{ id: 1, slug: 'uk', title: 'Великобритания', heading: '' }]
const MENU = [
  { slug: 'house', title: 'Дом', pages: [] },
  { title: 'Дети', pages: [] },
]

afterEach(cleanup)

describe('VacancyFilterForm', () => {
  it('asks for the list in the language of the page', () => {
    renderForm()
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(form.getAttribute('action')).toBe('/ru/vacancies#results')
    expect(form.method).toBe('get')
  })

  it('narrows by nothing until something is chosen', () => {
    renderForm()
    expect(choices()).toEqual({ country: '', category: '', q: '' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows what was chosen, and the way back to the whole list', () => {
    renderForm({ country: 'uk', category: 'Дети', q: 'сад & дом' })
    expect(choices()).toEqual({ country: 'uk', category: 'Дети', q: 'сад & дом' })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ru/vacancies')
  })

  it('keeps a choice that it has no name for', () => {
    renderForm({ country: 'atlantis' })
    expect(choices().country).toBe('atlantis')
  })

  it('says how many there are behind each choice, where that is known', () => {
    renderForm({ pay: '2500' }, SEARCH)
    const options = plain(screen.getAllByRole('option').map(({ textContent }) => textContent))
    expect(options).toEqual(
      expect.arrayContaining([
        ...['Великобритания (3)', 'Дети (0)', 'С проживанием (2)'],
        ...['от 2000 € (4)', 'от 2500 €'],
      ]),
    )
    expect(choices()).toMatchObject({ live_in: '', pay: '2500' })
  })

  it('offers no choice by lodging and pay where nobody searches by them', () => {
    renderForm()
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
  })

  it('takes up a new choice that comes with a link', () => {
    const { rerender } = renderForm({ country: 'uk', category: 'house', q: 'сад' })
    rerender(form())
    expect(choices()).toEqual({ country: '', category: '', q: '' })
  })
})

const SEARCH: VacancySearch = {
  counts: { country: { uk: 3 }, category: {}, live_in: { in: 2, out: 1 }, pay: { 2000: 4 } },
  unsaid: { live_in: 0, pay: 0 },
  pay: { currency: 'EUR', date: '2026-11-20', steps: [2000, 3000] },
  without: [],
  nearest: [],
}

function plain(texts: readonly (string | null)[]) {
  return texts.map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' '))
}

function renderForm(filter?: ListFilter, search?: VacancySearch) {
  return render(form(filter, search))
}

function form(filter?: ListFilter, search?: VacancySearch) {
  return (
    <NextIntlClientProvider locale="ru" messages={messages}>
      <VacancyFilterForm
        locale="ru"
        filter={filter}
        shell={{ countries: COUNTRIES, staffMenu: MENU, candidatesMenu: [] }}
        search={search}
      />
    </NextIntlClientProvider>
  )
}

function choices() {
  return Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
}
