import { setImmediate as nextTurn } from 'node:timers/promises'

/** For how long, in milliseconds, work in the background keeps the process from anything else. */
const TURN_MS = 15

export interface Turns {
  /** Lets others have their turn, when this one has lasted long enough. */
  take(): Promise<void> | undefined
}

export function createTurns(): Turns {
  let from = performance.now()
  return {
    take() {
      if (performance.now() - from < TURN_MS) return undefined
      return nextTurn().then(() => {
        from = performance.now()
      })
    },
  }
}
