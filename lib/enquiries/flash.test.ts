import { expect, test } from 'vitest'
import { flashStatus, formAction, formAddress, letterAction } from './flash.ts'

test.each([
  [{ form: 'callback', locale: 'en' }, undefined, '/contacts#callback'],
  [{ form: 'price', locale: 'ru' }, 'ab_-1', '/ru/contacts?enquiry=ab_-1#price'],
  [{ form: 'price', locale: 'ru', isLetter: true }, 'ab', '/ru/brief?enquiry=ab#price'],
  [{ form: 'callback', locale: 'en', isLetter: true }, 'ab', '/contacts?enquiry=ab#callback'],
  [{ form: 'apply', locale: 'ru', vacancyId: '17' }, 'x', '/ru/vacancies/17?enquiry=x#apply'],
] as const)('the flash of %o is at its own address', (place, id, address) => {
  expect(formAddress(place, id)).toBe(address)
})

test('the letter is sent to where a price is asked for, and says that it is one', () => {
  expect(letterAction('ru')).toBe('/api/form-cost?lang=ru&letter=1')
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
