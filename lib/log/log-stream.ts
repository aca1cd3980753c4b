import { write, writeSync } from 'node:fs'

/** A reader that stands still, or a full disk, must not fill the memory instead. */
const MAX_WAITING_BYTES = 1024 * 1024
const RETRY_MS = 1_000

export interface LogStream {
  write(line: string): void
  /** Writes what waits, at once; what cannot be written is given up. */
  flush(): void
}

/**
 * Writes lines in the order in which they come. Where the disk is full or nobody reads, they wait
 * and in the end are lost: the site goes on without its log. The logger's own stream would end the
 * process then, and try for ever to write its last lines.
 */
export function createLogStream(fd: number): LogStream {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let isWriting = false

  function takeWaiting(): Buffer {
    const taken = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    return taken
  }

  function writeSome(): void {
    isWriting = true
    const chunk = takeWaiting()
    write(fd, chunk, (error, count) => {
      const rest = chunk.subarray(error ? 0 : count)
      if (rest.length > 0) waiting.unshift(rest)
      waitingBytes += rest.length
      if (error) setTimeout(writeNext, RETRY_MS).unref()
      else writeNext()
    })
  }

  function writeNext(): void {
    isWriting = false
    if (waiting.length > 0) writeSome()
  }

  return {
    write: (line) => {
      const bytes = Buffer.from(line)
      if (waitingBytes + bytes.length > MAX_WAITING_BYTES) return
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (!isWriting) writeSome()
    },
    flush: () => {
      let rest = takeWaiting()
      try {
        while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest))
      } catch {
        // There is nowhere left to say it.
      }
    },
  }
}
