import { expect, test } from 'vitest'
import { flashStatus, formAction, formAddress } from './flash.ts'

test.each([
  [{ form: 'callback', locale: 'en' }, undefined, '/contacts#callback'],
  [{ form: 'price', locale: 'ru' }, 'ab_-1', '/ru/contacts?enquiry=ab_-1#price'],
  [{ form: 'apply', locale: 'ru', vacancyId: '17' }, 'x', '/ru/vacancies/17?enquiry=x#apply'],
] as const)('the flash of %o is at its own address', (place, id, address) => {
  expect(formAddress(place, id)).toBe(address)
})

test('the action names the language and the chat', () => {
  expect(formAction('/api/form-job', { locale: 'ru' })).toBe('/api/form-job?lang=ru')
  expect(formAction('/api/form-job', { locale: 'en', chat: 'telegram' })).toBe(
    '/api/form-job?lang=en&chat=telegram',
  )
})

test.each([
  ['accepted', 200],
  ['rejected', 422],
  ['failed', 503],
  ['limited', 429],
] as const)('a page that shows a form that was %s has the status %i', (outcome, status) => {
  expect(flashStatus({ form: 'callback', outcome, values: {}, errors: {} })).toBe(status)
  expect(flashStatus(undefined)).toBe(200)
})
