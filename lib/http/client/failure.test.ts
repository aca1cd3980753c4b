import { notFound, redirect } from 'next/navigation'
import { expect, test } from 'vitest'
import { MethodNotAllowedError, NotFoundError, UpstreamError } from './errors.ts'
import { toFailure } from './failure.ts'

test.each([
  ['redirect', () => redirect('/contacts')],
  ['notFound', () => notFound()],
])('a %s of the framework is no failure: it goes on to the framework', (_name, steer) => {
  const steering = errorOf(steer)
  expect(errorOf(() => toFailure(steering))).toBe(steering)
})

test.each([
  [new NotFoundError(), 404],
  [new MethodNotAllowedError(), 405],
  [new UpstreamError({ endpoint: '/api/main', reason: 'too slow', status: 504 }), 504],
  [new Error('anything'), 500],
  ['a text', 500],
])('a failure has its status: %s', (error, status) => {
  expect(toFailure(error).status).toBe(status)
})

function errorOf(throwing: () => unknown): unknown {
  try {
    throwing()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
