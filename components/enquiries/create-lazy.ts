import { createStore, type Store } from '#components/ui/browser/store.ts'

export interface Lazy<T> extends Pick<Store<T | undefined>, 'get' | 'subscribe'> {
  /** @throws where the code cannot be had; the next call tries again */
  load: () => Promise<T>
  /** Loads ahead of time: a failure shows when it is needed. */
  preload: () => void
}

/** Code that is loaded when it is first needed. */
export function createLazy<T>(start: () => Promise<T>): Lazy<T> {
  const { get, set, subscribe } = createStore<{ value: T } | undefined>(undefined)
  let loading: Promise<T> | undefined

  async function load(): Promise<T> {
    loading ??= start()
    try {
      const value = await loading
      if (!get()) set({ value })
      return value
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    get: () => get()?.value,
    subscribe,
    load,
    preload() {
      load().catch(() => undefined)
    },
  }
}
