import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False while rendering what the server has rendered, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
