import type { Log } from '#lib/log/log.ts'
import type { Connections } from './http-server.ts'

export interface Services {
  connections: Connections
  /** Takes up no more work; ends what is under way. */
  stopDelivery(): Promise<void>
  /** What goes on behind answers that were given. */
  closeFramework(): Promise<void>
  closeStore(): Promise<void>
  /** Sends the traces of all that. */
  closeTracing(): Promise<void>
}

export interface ShutdownOptions {
  log: Log
  exit: (status: number) => void
  limitMs?: number
}

export interface Shutdown {
  /** Ends the process, once, however often it is asked; the worst status counts. */
  begin(status: number, cause: string): void
  isBegun(): boolean
}

/** Ends what runs so that nobody is cut off who could be answered within the limit. */
export function createShutdown(services: Services, options: ShutdownOptions): Shutdown {
  const { log, exit, limitMs = 10_000 } = options
  const { connections, stopDelivery, closeFramework, closeStore, closeTracing } = services
  let isBegun = false
  let worst = 0

  function giveUp(): void {
    log.error({ requests: connections.cut() }, 'what did not end in time was broken off')
    exit(1)
  }

  async function end(): Promise<void> {
    const limit = setTimeout(giveUp, limitMs)
    await Promise.all([connections.drain().then(closeFramework), stopDelivery()])
    await closeStore()
    await closeTracing()
    clearTimeout(limit)
  }

  return {
    isBegun: () => isBegun,
    begin(status, cause) {
      worst = Math.max(worst, status)
      if (isBegun) return
      isBegun = true
      log.info({ cause }, 'the process ends')
      end().then(
        () => exit(worst),
        (error: unknown) => {
          log.error({ err: error }, 'the process could not end in order')
          exit(1)
        },
      )
    },
  }
}
