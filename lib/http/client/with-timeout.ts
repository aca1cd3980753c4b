type Outcome = { value: unknown } | { failure: unknown } | 'too slow'

/** What a promise comes to within a time; later it may go on, and fail, unheard. */
export async function settled(promise: Promise<unknown>, limitMs: number): Promise<Outcome> {
  const { promise: limit, resolve } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(resolve, limitMs, 'too slow')
  const outcome = promise.then(
    (value) => ({ value }),
    (failure: unknown) => ({ failure }),
  )
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer))
}
