import { expect, test } from 'vitest'
import { chatHref } from './messenger-chat.ts'

const messengers = {
  whatsappStaff: '447700900001',
  whatsappJob: '447700900002',
  telegram: 'aldermere',
  caseStaff: 'S-1 #2',
  caseJob: 'J-1',
}

test('WhatsApp has a number for each choice, digits only', () => {
  const chat = { app: 'whatsapp', locale: 'en', siteName: 'Aldermere', messengers } as const
  expect(chatHref({ ...chat, type: 'staff' })).toMatch(/^https:\/\/wa\.me\/447700900001\?text=/)
  expect(chatHref({ ...chat, type: 'job' })).toMatch(/^https:\/\/wa\.me\/447700900002\?text=/)
})

test('Telegram has one handle for both', () => {
  const chat = { app: 'telegram', locale: 'en', siteName: 'Aldermere', messengers } as const
  expect(chatHref({ ...chat, type: 'staff' })).toMatch(/^https:\/\/t\.me\/aldermere\?text=/)
})

test('the text names the case and the site, in its language, with nothing cut at a #', () => {
  const chat = { app: 'whatsapp', siteName: 'Олдермир', messengers } as const
  const textOf = (href: string) => new URL(href).searchParams.get('text')
  expect(textOf(chatHref({ ...chat, type: 'staff', locale: 'ru' }))).toBe(
    'Здравствуйте! Мне нужна консультация. Заявка S-1 #2, Олдермир',
  )
  expect(textOf(chatHref({ ...chat, type: 'job', locale: 'en' }))).toBe(
    'Hello! I am looking for work. Case J-1, Олдермир',
  )
})
