import { createStore, type Store } from '@/components/site/store'
import type { EnquirySetup } from './enquiry-setup'

/** What the forms know of the site, once the page's host has told it. */
export const setupStore = createStore<EnquirySetup | undefined>(undefined)

interface Part<T> extends Pick<Store<T | undefined>, 'get' | 'subscribe'> {
  /** @throws where the code cannot be had; the next call tries again */
  load: () => Promise<T>
  /** Loads ahead of the wish: a failure shows when it is wanted. */
  preload: () => void
}

/** The forms in a window, which nobody pays for before wanting one. */
export const dialogPart = createPart(() =>
  import('./form/enquiry-dialog').then((code) => code.EnquiryDialog),
)

/** The forms that stand in a page. */
export const inlinePart = createPart(async () => {
  const [{ InlineForm }, { keepTyped }] = await Promise.all([
    import('./inline/inline-form'),
    import('./inline/inline-handover'),
  ])
  return { InlineForm, keepTyped }
})

function createPart<T>(start: () => Promise<T>): Part<T> {
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
