/** Counts what held and what did not. */
export interface Report {
  check(what: string, isTrue: boolean, detail?: string): void
  failures(): number
}

export function createReport(): Report {
  let failures = 0
  return {
    check: (what, isTrue, detail = '') => {
      if (!isTrue) failures += 1
      process.stdout.write(
        `  ${isTrue ? 'ok    ' : 'FAILED'}  ${what}${detail ? `: ${detail}` : ''}\n`,
      )
    },
    failures: () => failures,
  }
}
