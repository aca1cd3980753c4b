/** Lets calls of the same name share what the first of them comes to, while it is under way. */
export function createSingleflight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (name: string, start: () => Promise<T>): Promise<T> => {
    const first = underWay.get(name)
    if (first) return first
    const started = start().finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }
}

/** Runs calls of the same name one after the other, and those of other names beside them. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const own = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, own)
    try {
      return await own
    } finally {
      if (last.get(name) === own) last.delete(name)
    }
  }
}
