/** Lets calls of the same name share what the first of them comes to, while it is under way. */
export function createJoin<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (name: string, start: () => Promise<T>): Promise<T> => {
    const running = underWay.get(name)
    if (running) return running
    const started = start().finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }
}
