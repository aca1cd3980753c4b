import { expect, it } from 'vitest'
import { messengerLinks } from './write-to-us.tsx'

it('leads to the number for staff, the number for work, and the Telegram handle', () => {
  const links = messengerLinks({
    whatsappStaff: '447700900123',
    whatsappJob: '447700900456',
    telegram: 'aldermere_demo',
    caseStaff: 'S-1',
    caseJob: 'J-1',
  })
  expect(Object.fromEntries(links.map(({ key, href }) => [key, href]))).toEqual({
    whatsappStaff: 'https://wa.me/447700900123',
    whatsappJob: 'https://wa.me/447700900456',
    telegram: 'https://t.me/aldermere_demo',
  })
})
