// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import messages from '#messages/en.json'
import { VacancyActions } from './vacancy-actions.tsx'

const VACANCY: Vacancy = {
  id: '7',
  title: 'Cook & gardener, 50% each #2',
  conditions: sanitizeHtml('<p>Live-in</p>'),
  sum: '',
  countries: [],
}
const URL_OF_PAGE = 'https://example.com/vacancies/7'

afterEach(cleanup)

describe('VacancyActions', () => {
  it('writes a mail that survives any character of the title', () => {
    renderActions(true)
    const href = screen.getByRole('link', { name: 'Share by email' }).getAttribute('href') ?? ''
    const mail = new URL(href).searchParams
    expect(mail.get('subject')).toBe('Vacancy: Cook & gardener, 50% each #2')
    expect(mail.get('body')).toBe(URL_OF_PAGE)
  })

  it('takes no applications for a closed vacancy, and leads to the open ones', () => {
    renderActions(false)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/vacancies'])
  })
})

function renderActions(isOpen: boolean) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <VacancyActions locale="en" vacancy={VACANCY} isOpen={isOpen} url={URL_OF_PAGE} />
    </NextIntlClientProvider>,
  )
}
