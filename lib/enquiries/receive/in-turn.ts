/** Runs calls of the same name one after the other, and those of other names beside them. */
export function createTurns() {
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
