import { setTimeout as pause } from 'node:timers/promises'

const BUSY = 503
const RETRY_AFTER_MS = 5_000
const MOST_TRIES = 6

/**
 * Sends anew what a busy site asked to be sent later, as a browser's visitor or a crawler would: on
 * a machine with much else to do, pages that are asked for side by side may wait for too long.
 */
export async function patiently<A extends { status: number }>(
  send: () => Promise<A>,
  isToBeSentLater: (answer: A) => boolean,
): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (answer.status !== BUSY || tries === MOST_TRIES || !isToBeSentLater(answer)) return answer
    await pause(RETRY_AFTER_MS)
  }
}
