// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { EnquiryFlash } from '#lib/enquiries/flash.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import messages from '#messages/en.json'
import { ContactForms } from './contact-forms.tsx'

const SETTINGS: Settings = {
  siteName: 'Aldermere',
  phones: { headOffice: '+44 20', russia: '+7', usa: '+1', ukraine: '+380' },
  footerContacts: [],
  officeAddresses: [],
  pages: [],
  offices: [],
  messengers: {
    whatsappStaff: '447700900123',
    whatsappJob: '447700900456',
    telegram: 'aldermere_demo',
    caseStaff: 'S-1001',
    caseJob: 'J-2001',
  },
}
const MENU = [
  { title: 'House', pages: [{ slug: 'cook', title: 'Cook' }] },
  { title: 'Kitchen', pages: [{ slug: 'cook', title: 'Cook' }] },
]

afterEach(cleanup)

describe('the forms of the contacts page', () => {
  it('stand each under the anchor that buttons lead to, with each position once', () => {
    show()
    expect(['callback', 'price', 'whatsapp'].map((id) => formsIn(id).length)).toEqual([1, 1, 1])
    const options = within('price').querySelectorAll<HTMLOptionElement>('[name=position] option')
    expect(Array.from(options, ({ value }) => value)).toEqual(['', 'Cook'])
    expect(within('whatsapp').querySelector('[value=staff]')?.matches(':checked')).toBe(true)
  })

  it('are without a chat where the site knows none', () => {
    show(undefined, { ...SETTINGS, messengers: undefined })
    expect(document.getElementById('whatsapp')).toBeNull()
    expect(screen.queryByRole('button', { name: /WhatsApp/ })).toBeNull()
  })

  it('give thanks in place of the one that was accepted', () => {
    const facts = { office: 'uk', due_at: '2026-11-30T10:00:00Z', link: '/enquiry/1-2-3' }
    const sent = {
      reference: 'A-4F7K',
      facts,
      matter: { ready: 'price' as const, isWritten: false },
    }
    show({ form: 'price', outcome: 'accepted', sent, values: {}, errors: {} })
    expect(within('price').textContent).toContain('Your reference: A-4F7K')
    expect([formsIn('callback').length, formsIn('price').length]).toEqual([1, 0])
  })

  it('come back with what was typed and what was wrong with it', () => {
    show({
      form: 'callback',
      outcome: 'rejected',
      values: { type: 'job', name: 'Ann', phone: '8 999', link: 'x' },
      errors: { phone: 'Not a number', link: 'Not an address' },
    })
    const form = within('callback')
    expect(form.querySelector('[value=job]')?.matches(':checked')).toBe(true)
    expect(form.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Ann')
    const alerts = Array.from(form.querySelectorAll('[role=alert]'), (alert) => alert.textContent)
    expect(alerts).toEqual(['Not an address', 'Not a number'])
    expect(within('whatsapp').querySelector<HTMLInputElement>('[name=phone]')?.value).toBe('')
  })

  it.each([
    ['failed', /send it again/],
    ['limited', /Too many/],
  ] as const)('say what became of one that has %s', (outcome, words) => {
    show({ form: 'callback', outcome, values: { name: 'Ann' }, errors: {} })
    expect(within('callback').querySelector('[role=alert]')?.textContent).toMatch(words)
    expect(within('callback').querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Ann')
  })
})

function show(flash?: EnquiryFlash, settings = SETTINGS) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ContactForms
        locale="en"
        shell={{ settings, staffMenu: MENU }}
        source={{ title: 'Contacts', url: 'https://site.example/contacts' }}
        flash={flash}
      />
    </NextIntlClientProvider>,
  )
}

function within(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`there is no ${id}`)
  return element
}

function formsIn(id: string) {
  return within(id).querySelectorAll('form')
}
