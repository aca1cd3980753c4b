interface KeptResultsOptions {
  /** What is kept counts only for as long as this says the same. */
  version: () => unknown
  /** And no longer than so many milliseconds; undefined is for ever. */
  maxAgeMs: () => number | undefined
  /** Milliseconds. */
  clock: () => number
}

interface Kept<T> {
  result: Promise<T>
  version: unknown
  at: number
}

/** Results that take long to make: each is made once at a time, and anew where it may have changed. */
export function createKeptResults<T>({ version, maxAgeMs, clock }: KeptResultsOptions) {
  const kept = new Map<string, Kept<T>>()

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    const isOld =
      known !== undefined && clock() - known.at >= (maxAgeMs() ?? Number.POSITIVE_INFINITY)
    if (known && !isOld && known.version === version()) return known.result
    const made: Kept<T> = { result: make(), version: version(), at: clock() }
    kept.set(key, made)
    made.result.then(
      () => {
        made.at = clock()
      },
      // What could not be made is tried again by the next to ask.
      () => {
        if (kept.get(key) === made) kept.delete(key)
      },
    )
    return made.result
  }
}
