import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

interface PartState<T> {
  part?: T
  hasFailed: boolean
}

export interface LazyPart<T> {
  get: () => PartState<T>
  subscribe: (listener: () => void) => () => void
  /** Loads it ahead of the wish; a failure shows only when it is wanted. */
  preload: () => void
  /** Loads it. A failure stays unhandled, for whatever watches over failing chunks to see. */
  want: () => void
}

/** A part of the page whose code comes when it is first wanted, and is kept from then on. */
export function createLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const store = createStore<PartState<T>>({ hasFailed: false })
  let loading: Promise<void> | undefined

  function start(): Promise<void> {
    loading ??= load().then(
      (part) => store.set({ part, hasFailed: false }),
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
    want() {
      // A promise of its own: the one shared with preload counts as handled.
      void start().then(() => undefined)
    },
  }
}

export function useLazyPart<T>({ get, subscribe }: LazyPart<T>): PartState<T> {
  return useSyncExternalStore(subscribe, get, get)
}
