import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'

const LONG = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')

test('names a failed test of vitest with the first lines of its reason', () => {
  const [failed = '', ...others] = failedInVitest({
    testResults: [
      {
        name: '/site/lib/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'sum adds',
            failureMessages: [`\u001b[31mNot 2\u001b[39m\n${LONG}`],
          },
        ],
      },
    ],
  })
  expect(others).toEqual([])
  expect(failed).toMatch(/^\/site\/lib\/a\.test\.ts › sum adds\n {2}Not 2\n {2}line 0\n/)
  expect(failed.split('\n').length).toBeLessThan(20)
})

test('names a file of tests that could not be read', () => {
  const report = {
    testResults: [
      { name: 'b.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
    ],
  }
  expect(failedInVitest(report)).toEqual(['b.test.ts\n  No such file'])
})

test('names what failed or was flaky in a browser, and what failed beside all tests', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }, { errors: [] }] }],
  })
  const report = {
    errors: [{ message: 'No server' }],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            title: 'on a phone',
            specs: [spec('folds', 'flaky', 'Too late'), spec('sends', 'unexpected')],
          },
        ],
      },
    ],
  }
  expect(failedInPlaywright(report)).toEqual([
    'beside the tests\n  No server',
    'home.spec.ts › on a phone › 7: folds\n  Too late',
    'home.spec.ts › on a phone › 7: sends\n  no reason given',
  ])
})
