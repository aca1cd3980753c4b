import { expect, test, vi } from 'vitest'
import { type RequestContext, runInRequestContext } from '#lib/log/request-context.ts'
import { sendConsoleToLog } from './console-log.ts'

test('what is printed becomes a line of the log, at its level, without colours', () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const target = { ...console }
  sendConsoleToLog(log, target)
  const failure = new TypeError('broken')
  target.error('\u001B[31m⨯\u001B[39m', failure)
  target.warn('%d of %s', 2, 'two')
  target.log({ a: 1 })
  target.error(failure)
  const own = { err: undefined, source: 'console' }
  expect(log.error.mock.calls).toEqual([
    [{ ...own, err: failure }, '⨯'],
    [{ ...own, err: failure }, 'broken'],
  ])
  expect(log.warn.mock.calls).toEqual([[own, '2 of two']])
  expect(log.info.mock.calls).toEqual([[own, '{ a: 1 }']])
})

test('an error that is printed while an answer is made is why it failed', () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const target = { ...console }
  sendConsoleToLog(log, target)
  const scope: RequestContext = { isSent: false }
  const err = new TypeError('broken')
  runInRequestContext(scope, () => {
    target.error('⨯', err)
    target.error('⨯', new Error('what came of that'))
  })
  expect(scope.note).toEqual({ cause: 'an unexpected error', err })
  expect(log.error).not.toHaveBeenCalled()
})
