// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { ListFilter } from '#lib/i18n/route-state.ts'
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
    expect(form.getAttribute('action')).toBe('/ru/vacancies')
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

  it('takes up a new choice that comes with a link', () => {
    const { rerender } = renderForm({ country: 'uk', category: 'house', q: 'сад' })
    rerender(form())
    expect(choices()).toEqual({ country: '', category: '', q: '' })
  })
})

function renderForm(filter?: ListFilter) {
  return render(form(filter))
}

function form(filter?: ListFilter) {
  return (
    <NextIntlClientProvider locale="ru" messages={messages}>
      <VacancyFilterForm
        locale="ru"
        filter={filter}
        shell={{ countries: COUNTRIES, staffMenu: MENU }}
      />
    </NextIntlClientProvider>
  )
}

function choices() {
  return Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
}
