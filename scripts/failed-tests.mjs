// Runs on whatever Node the machine has: no imports but Node's.
const MESSAGE_LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: runners colour what they say
const COLOURS = /\u001b\[[\d;]*m/g

/** What failed in a report of vitest, one text each: file, name and the first lines of the reason. */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => tell([name, test.fullName], test.failureMessages))
    // A file that could not be read has no tests.
    return failed.length > 0 || status !== 'failed' ? failed : [tell([name], [message])]
  })
}

/** The same in a report of Playwright, with those that passed only when they were tried again. */
export function failedInPlaywright({ suites, errors }) {
  return [
    ...errors.map(({ message }) => tell(['beside the tests'], [message])),
    ...suites.flatMap((suite) => failedInSuite(suite, [])),
  ]
}

function failedInSuite({ title, specs = [], suites = [] }, above) {
  const path = [...above, title]
  const failed = specs.flatMap(({ title: name, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors).map(({ message }) => message)
        return tell([...path, `${line}: ${name}`], messages)
      }),
  )
  return [...failed, ...suites.flatMap((suite) => failedInSuite(suite, path))]
}

function tell(path, [reason = 'no reason given']) {
  const lines = reason.replace(COLOURS, '').split('\n').slice(0, MESSAGE_LINES)
  return [path.filter(Boolean).join(' › '), ...lines.map((line) => `  ${line}`)].join('\n')
}
