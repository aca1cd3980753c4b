import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

interface LazyState<T> {
  component?: T
  hasFailed: boolean
}

export interface LazyComponent<T> {
  get: () => LazyState<T>
  subscribe: (listener: () => void) => () => void
  /** Loads it ahead of time; a failure shows only when it is wanted. */
  preload: () => void
  /** Loads it. A failure stays unhandled, for the chunk guard to see. */
  load: () => void
}

/** A component whose code is loaded when it is first needed, and stays from then on. */
export function createLazyComponent<T>(importComponent: () => Promise<T>): LazyComponent<T> {
  const store = createStore<LazyState<T>>({ hasFailed: false })
  let loading: Promise<void> | undefined

  function start(): Promise<void> {
    loading ??= importComponent().then(
      (component) => store.set({ component, hasFailed: false }),
      (error: unknown) => {
        loading = undefined
        store.set({ hasFailed: true })
        throw error
      },
    )
    return loading
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    preload() {
      start().catch(() => undefined)
    },
    load() {
      // A promise of its own: the one shared with preload counts as handled.
      void start().then(() => undefined)
    },
  }
}

export function useLazyComponent<T>({ get, subscribe }: LazyComponent<T>): LazyState<T> {
  return useSyncExternalStore(subscribe, get, get)
}
