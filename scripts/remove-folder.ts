import { existsSync, rmSync } from 'node:fs'

const TURNS = 50
const PAUSE_MS = 100

/**
 * Removes a folder at the very end of this process, when nothing can be awaited any more. What was
 * told to end writes there until it has.
 */
export function removeFolderAtExit(folder: string): void {
  for (let turn = 0; turn < TURNS && existsSync(folder); turn += 1) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Something has just been put there.
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}
