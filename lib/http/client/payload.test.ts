import { describe, expect, test } from 'vitest'
import { isNotFoundError, isUpstreamError } from './errors.ts'
import { toFailure, toFailureNote } from './failure.ts'
import { toPayload } from './parse-response.ts'

const MESSAGE = 'Only for members'

function failureOf(status: number, body = JSON.stringify({ message: MESSAGE })): unknown {
  try {
    return toPayload({ status, contentType: 'application/json', body }, '/api/blog/a')
  } catch (error) {
    return error
  }
}

describe('the status of a failed answer', () => {
  const all = Array.from({ length: 200 }, (_, index) => 400 + index)
  const missing = [404, 501]
  const others = all.filter((status) => ![...missing, 410, 407].includes(status))

  test.each(others)('%i is the status of the page', (status) => {
    const error = failureOf(status)
    expect(isUpstreamError(error)).toBe(true)
    const message = status < 500 ? MESSAGE : undefined
    expect(toFailure(error)).toEqual({ status, message })
  })

  test.each(missing)('%i is not there', (status) => {
    const error = failureOf(status)
    expect(isNotFoundError(error)).toBe(true)
    expect(toFailure(error)).toEqual({ status: 404, message: undefined })
    expect(toFailureNote(error)).toBeUndefined()
  })

  test('410 is gone, with the words for it', () => {
    const error = failureOf(410)
    expect(isNotFoundError(error)).toBe(true)
    expect(toFailure(error)).toEqual({ status: 410, message: MESSAGE })
  })

  test.each([100, 301, 304, 407, 600, 999])('%i cannot be understood', (status) => {
    expect(toFailure(failureOf(status))).toEqual({ status: 502, message: undefined })
  })
})

describe('what of a refusal is shown', () => {
  const shown = (message: unknown) => toFailure(failureOf(403, JSON.stringify({ message }))).message

  test.each([
    ['  Not today.  ', 'Not today.'],
    ['Not today.\n    at open (/srv/app/db.js:7)', 'Not today.'],
    ['Not\u202Etoday\u0007', 'Not today'],
    ['<b>Not</b> today', '<b>Not</b> today'],
    ['', undefined],
    ['\n', undefined],
    [{ sql: 'select' }, undefined],
    [undefined, undefined],
  ])('of %j', (message, text) => {
    expect(shown(message)).toBe(text)
  })

  test('is bounded, and cut between characters', () => {
    const text = shown('😀'.repeat(1_000)) ?? ''
    expect(text.length).toBeLessThanOrEqual(300)
    expect(text.length).toBeGreaterThan(290)
    expect(text.isWellFormed()).toBe(true)
  })

  test('is nothing of a page of markup', () => {
    expect(toFailure(failureOf(403, '<h1>Forbidden</h1>')).message).toBeUndefined()
  })
})

test('the log has why, a part of what was said, and no password', () => {
  const body = JSON.stringify({ message: 'SQLSTATE[08006] postgres://app:hunter2@db/site' })
  expect(toFailureNote(failureOf(500, body))).toEqual({
    cause: '/api/blog/a: status 500',
    detail: 'SQLSTATE[08006] postgres://…@db/site',
  })
})

test('the log has the beginning of an answer that is no JSON', () => {
  expect(toFailureNote(failureOf(200, '<h1>It works</h1>'))).toEqual({
    cause: '/api/blog/a: the answer is not JSON (application/json)',
    detail: 'It works',
  })
})
