import { useSyncExternalStore } from 'react'

export const MINUTE_MS = 60_000

/** The minute that it is, and anew with each; undefined while rendering what the server has. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribeToMinutes, minuteNow, () => undefined)
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS)
}

function subscribeToMinutes(onMinute: () => void): () => void {
  let timer = atNextMinute()
  function atNextMinute() {
    return setTimeout(
      () => {
        onMinute()
        timer = atNextMinute()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  return () => clearTimeout(timer)
}
